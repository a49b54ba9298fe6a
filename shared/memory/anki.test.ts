import { expect, test } from "vitest";

import type { Grade } from "../api/reviews.ts";
import { Learner, type CardReview } from "./learner.ts";

const GRADES: Record<string, Grade> = { a: "again", h: "hard", g: "good", e: "easy" };
const NOON = Date.parse("2019-01-01T12:00:00Z");
const DAY = 86_400_000;

/**
 * Answers as a letter and the days since the previous one, then stability, difficulty and interval as computed by
 * fsrs-rs 6.5.0, which Anki uses for scheduling: its default weights, retention 0.9. Created with npm’s
 * `@open-spaced-repetition/binding` 0.5.0.
 */
const VECTORS: readonly (readonly [
  answers: string,
  stability: number,
  difficulty: number,
  interval: number,
])[] = [
  [
    "g0 g3 h5 g10 g31 h77 g149 g345 h516 g1025 g1089 a863 g1 e2 g0 g11 g28 g36 g116 g289",
    228.2204,
    8.8182459,
    228,
  ],
  ["h0 g0 g6 g10 g20 g59 a0 g2 g3 a5 g1 a0 g1 g3 h7 g9 a30 h1 g4 g5", 5.4962478, 9.9058371, 5],
  ["h0 g3 g0 g9 g0 g61 g152 g376 g597 e0 g889 h0 g519 a0 h1 g3 g6 g0 a37 g1", 6.7828159, 9.6307793, 7],
  [
    "g0 h3 g4 g14 g21 h60 g177 a378 g0 g2 g7 g9 g18 g67 g124 e269 g0 g598 e494 g832",
    1619.933,
    7.6587763,
    1620,
  ],
  ["e0 g0 g5 e10 g27 g78 h122 g217 g587 a661 g1 g3 g6 h14 g27 h0 g0 g398 g478", 272.263, 9.0315132, 272],
  ["g0", 2.3065, 2.118104, 2],
  ["g0 g2", 10.964341, 2.1112142, 11],
  ["h0 g2", 6.5747056, 5.1022868, 7],
  ["g0 h2", 7.5133257, 4.7528582, 8],
  ["e0 a3", 1.2749639, 7.0269895, 0],
  ["g0 g3 g6 h11 g25 g51 g125 h258 h0", 616.05536, 7.6464505, 616],
  ["g0 g3 g6 h12 g22 g58 g149 g376 e578 e1100 g835 g829 g721 h665", 9893.7168, 4.0106087, 9894],
  ["a0 a1 g0 g2 e0 g12 g21 g0 g81 h397", 144.3063, 8.8593512, 144],
  ["g0 g2 g6 g17 g30 g62 g112", 583.2536, 2.0768688, 583],
  ["e0 g3 g0 e8", 81.935631, 1, 82],
  ["g0 g2 a7 g1", 3.479418, 7.380074, 3],
];

const learner = new Learner({ retention: 0.9, timeZone: "UTC", dayStartsAt: 4 });

test.each(VECTORS)(
  "a log from Anki comes to what Anki makes of it: %s",
  (answers, stability, difficulty, interval) => {
    let at = NOON;
    const log = answers.split(" ").map((answer, place): CardReview => {
      at += Number(answer.slice(1)) * DAY;
      const id = `0190f5a0-0000-7000-8000-${String(place).padStart(12, "0")}`;
      return {
        id,
        at: at + place,
        grade: GRADES[answer.charAt(0)] ?? "again",
        milliseconds: null,
        source: "import",
      };
    });
    const memory = learner.replay(
      { wordId: "0190f5a0-0000-7000-8000-000000000001", direction: "forward" },
      log,
    );
    expect(memory?.stability).toBeCloseTo(stability, stability > 100 ? 1 : 3);
    expect(memory?.difficulty).toBeCloseTo(difficulty, 4);
    expect(memory?.interval).toBe(interval);
  },
);
