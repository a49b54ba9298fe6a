import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type * as judging from "../shared/judge/judge.ts";
import type * as preparing from "../shared/judge/prepare.ts";
import { short } from "../shared/text/bounds.ts";

/**
 * `npx tsx bench/judge.ts [checkout]`: the processor time of judging one answer, with a dictionary of 5,000 entries
 * prepared once. With another checkout of this repository (`git worktree add`), both are measured in turns, and it fails
 * if a case costs more than the limit in addition (by the median): no rule may.
 */
const MOST_MORE_MS = 1;
const ENTRIES = 5000;
const ROUNDS = 400;
const WARM_UP = 100;
const LONGEST = 255;

const SYLLABLES = "ka lo mi ren tus var ne po schi dor el fan gu hin jo".split(" ");
const PHRASE =
  "unter dem alten Baum im Garten neben der Schule steht ein großes Haus mit vielen kleinen Fenstern ";
const longest = (phrase: string): string => `${phrase} `.repeat(LONGEST).slice(0, LONGEST).trim();
const LONG = longest(PHRASE.trim());

type Case = readonly [term: string, answer: string, language?: string];

/** A long text in which the rule applies everywhere, and one in which it decides at the end. */
const everywhere = (language: string, word: string, other: string): Case => [
  longest(word),
  longest(other),
  language,
];
const atTheEnd = (language: string, word: string, other: string): Case => {
  const before = longest(word).slice(0, LONGEST - word.length - other.length);
  return [`${before} ${word}`, `${before} ${other}`, language];
};

const CASES: Readonly<Record<string, Case>> = {
  exact: ["die Straße", "die Straße"],
  forgiven: ["die Straße", "die strasse"],
  "a slip": ["die Straße", "die Straeß"],
  "another form": ["spielen", "spielte"],
  wrong: ["die Straße", "das Fenster"],
  "wrong, 48 readings": ["(sich) an jdn./etw. (gut/schlecht) erinnern/entsinnen (können)", "vergessen"],
  "255 characters, exact": [LONG, LONG],
  "255 characters, a slip at the end": [LONG, `${LONG.slice(0, -2)}xq`],
  "255 characters, articles left out": [LONG, LONG.replaceAll(/\b(?:dem|der|ein) /g, "")],
  "255 characters, wrong": [LONG, LONG.split(" ").toReversed().join(" ")],
  "255 characters for a short word": ["die Straße", LONG],
  "255 letters without a space": ["a".repeat(LONGEST), "a".repeat(LONGEST - 2).concat("bb")],
  // The next are named after the rule that decides.
  "255, negative": atTheEnd("tr", "bilmiyorum", "biliyorum"),
  "255, parts of one word": ["mami".repeat(63), "mami".repeat(62) + "mimi", "tr"],
  "255, sounds alike": atTheEnd("fr", "maître", "mettre"),
  "255, marks in part": everywhere("vi", "điện thoại", "điên thoại"),
  "255, another form at the end": atTheEnd("ru", "читают", "читает"),
  "255, another form of one long word": ["по".repeat(124) + "читают", "по".repeat(124) + "читает", "ru"],
  "255, another case": atTheEnd("hu", "városban", "városba"),
  "255, another aspect": atTheEnd("ru", "пригласить", "приглашать"),
  "255, double letters": ["tuuli".repeat(51), "tuuli".repeat(50) + "tuli", "fi"],
  "255, tone marks": ["เสื้อผ้า".repeat(31), "เสื้อผ้า".repeat(30) + "เสือผ้า", "th"],
  "255, Korean letters": everywhere("ko", "읽었습니다", "읽겠습니다"),
  "255, phrase without marks": everywhere("es", "¿cómo estás?", "como estas"),
  "255, gender behind a word": [longest("mater, matris f."), "mater", "la"],
  "255, national spellings": everywhere("pt", "acção directa", "ação direta"),
  "255, Serbian": everywhere("sr", "млеко", "млијеко"),
  "255, katakana": ["ヴァイオリン".repeat(42), "バイオリン".repeat(42), "ja"],
  "255, Bengali": everywhere("bn", "ভালো", "ভাল"),
  "255, partitive": ["de l’" + "a".repeat(LONGEST - 5), "a".repeat(LONGEST - 5), "fr"],
  "255, signs beside letters": everywhere("es", "mañana", "man~ana"),
  "255, only signs": ["ñ~".repeat(127), "n~^".repeat(85), "es"],
  "255, parts to choose": [longest("any(one/body)"), "anybody", "en"],
};

type Judge = Pick<typeof judging, "judge"> & Pick<typeof preparing, "prepare">;

const checkouts = [".", ...process.argv.slice(2)];
const judges = await Promise.all(checkouts.map(judgeOf));
console.log(`case | ${checkouts.map((checkout) => `p50, p95 ms of ${checkout}`).join(" | ")}`);
let tooSlow = 0;
for (const [name, [term, answer, language = "de"]] of Object.entries(CASES)) {
  const questions = judges.map(({ judge, prepare }) => {
    const entries = [...generated(), { id: "asked", term: short(term), definitions: [short("asked")] }];
    const dictionary = prepare(entries, {
      termsLanguage: language,
      definitionsLanguage: "en",
      swapped: true,
    });
    return { judge, dictionary, times: new Array<number>() };
  });
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { judge, dictionary, times } of questions) {
      const question = dictionary.question("asked");
      if (!question) throw new Error("The entry that is asked is missing.");
      // Processor time of this process only, so that other load on the machine does not count.
      const began = process.cpuUsage();
      judge(short(answer), question);
      const { user, system } = process.cpuUsage(began);
      if (round >= WARM_UP) times.push((user + system) / 1000);
    }
  }
  const figures = questions.map(({ times }) => times.toSorted((one, other) => one - other));
  const medians = figures.map((times) => at(times, 0.5));
  const [here = 0, there = here] = medians;
  const isSlow = here - there > MOST_MORE_MS;
  if (isSlow) tooSlow += 1;
  const columns = figures.map(
    (times, of) => `${(medians[of] ?? 0).toFixed(3)}, ${at(times, 0.95).toFixed(3)}`,
  );
  console.log(`${name} | ${columns.join(" | ")}${isSlow ? " | too slow" : ""}`);
}
process.exitCode = tooSlow > 0 ? 1 : 0;

async function judgeOf(checkout: string): Promise<Judge> {
  const at = (file: string): string => pathToFileURL(resolve(checkout, "shared/judge", file)).href;
  // The same modules of another checkout.
  const [{ judge }, { prepare }] = (await Promise.all([
    import(at("judge.ts")),
    import(at("prepare.ts")),
  ])) as [Judge, Judge];
  return { judge, prepare };
}

function at(times: readonly number[], share: number): number {
  return times[Math.floor(times.length * share)] ?? 0;
}

function generated(): preparing.Entry[] {
  return Array.from({ length: ENTRIES - 1 }, (_, number) => {
    const word = [1, 15, 225, 3375]
      .map((step) => SYLLABLES[Math.floor(number / step) % SYLLABLES.length] ?? "")
      .join("");
    return { id: String(number), term: short(`der ${word}`), definitions: [short(`${word} ${number}`)] };
  });
}
