import { v7 as uuidv7 } from "uuid";

import { signIn, type Member, type Setting } from "./dictionaries/setting.ts";
import { newWords } from "./dictionaries/words.ts";
import { runLoad, requestBytes, type Load, type RequestBytes } from "./load.ts";
import { medianNumber, medianOf, type Report } from "./report.ts";

const CARDS = 10_000;
const WORDS_IN_DICTIONARY = 5000;
const DUE = 60;
const AT_ONCE = 1000;
const CONNECTIONS = 16;
const ROUNDS = 3;
const DAY = 86_400_000;

/** A learner with 10,000 cards, of which sixty are due: reading the rest of today, and adding reviews. */
export async function benchReviews(setting: Setting, report: Report, seconds: number): Promise<void> {
  const large = await enter(setting, CARDS);
  const people = await Promise.all(Array.from({ length: CONNECTIONS }, () => enter(setting, DUE)));
  await setting.database.pool.query("VACUUM ANALYZE");
  const { member } = large;
  let posted = 0;
  const get = (path: string) => () => requestBytes("GET", `/api${path}`, member.cookie);
  const kinds: Record<string, (connection: number) => RequestBytes | undefined> = {
    "the day's summary, 10,000 cards": get("/review"),
    "the queue of 60 out of 10,000 cards": get("/review/queue"),
    "progress, 10,000 cards": get("/progress"),
    "a posted review, sixteen people": (connection) => {
      const one = people[connection] ?? large;
      // Uses a different card each time: nobody answers the same card a thousand times a day.
      const word = one.words[posted++ % one.words.length] ?? "";
      return requestBytes("POST", "/api/reviews", one.member.cookie, sentOf([word], 0));
    },
  };
  const rounds = new Map<string, Load[]>(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [kind, next] of Object.entries(kinds)) {
      const load = await runLoad({ port: setting.product.port, connections: CONNECTIONS, seconds, next });
      // The first round is a warm-up.
      if (round > 0) rounds.get(kind)?.push(load);
    }
  for (const [kind, loads] of rounds) report.load(kind, medianOf(loads));
  await measureMany(large, report);
}

async function measureMany({ member, words }: LearnerOfMany, report: Report): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS * 3; round++) {
    const body = sentOf(words.slice(0, AT_ONCE), 1);
    const started = performance.now();
    await member.call("POST", "/reviews", body);
    times.push(performance.now() - started);
  }
  report.within("1,000 reviews in one post", medianNumber(times), 100);
}

interface LearnerOfMany {
  member: Member;
  words: string[];
}

async function enter(setting: Setting, cards: number): Promise<LearnerOfMany> {
  const member = await signIn(setting);
  const words: string[] = [];
  for (let from = 0; from < cards; from += WORDS_IN_DICTIONARY) {
    const body = { name: "Bench", termsLanguage: "uk", definitionsLanguage: "en" };
    const { id } = await member.call<{ id: string }>("POST", "/dictionaries", body);
    const create = newWords(Math.min(WORDS_IN_DICTIONARY, cards));
    const made = await member.call<{ words: { id: string }[] }>("PATCH", `/dictionaries/${id}`, {
      words: { create },
    });
    words.push(...made.words.map((word) => word.id));
  }
  // A card that was right thirty days ago is due; the others were right yesterday.
  await addAll(member, words.slice(0, DUE), 30);
  await addAll(member, words.slice(DUE), 1);
  return { member, words };
}

async function addAll(member: Member, words: readonly string[], daysAgo: number): Promise<void> {
  for (let from = 0; from < words.length; from += AT_ONCE)
    await member.call("POST", "/reviews", sentOf(words.slice(from, from + AT_ONCE), daysAgo));
}

const sentOf = (words: readonly string[], daysAgo: number) => ({
  source: "device",
  reviews: words.map((wordId) => ({
    id: uuidv7(),
    wordId,
    direction: "forward",
    at: new Date(Date.now() - daysAgo * DAY).toISOString(),
    grade: "good",
    outcome: "exact",
    given: ["meaning"],
    milliseconds: 5000,
  })),
});
