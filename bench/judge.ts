import { judge } from "../shared/judge/judge.ts";
import { type Entry, prepare } from "../shared/judge/prepare.ts";
import { short } from "../shared/text/bounds.ts";

/**
 * `npx tsx bench/judge.ts`: the processor time of judging one answer, with a dictionary of 5,000 entries prepared once.
 */
const ENTRIES = 5000;
const ROUNDS = 2000;
const WARM_UP = 500;
const LONGEST = 255;

const SYLLABLES = "ka lo mi ren tus var ne po schi dor el fan gu hin jo".split(" ");
const PHRASE =
  "unter dem alten Baum im Garten neben der Schule steht ein großes Haus mit vielen kleinen Fenstern ";
const LONG = PHRASE.repeat(3).slice(0, LONGEST);

const CASES: Readonly<Record<string, readonly [term: string, answer: string]>> = {
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
};

console.log("case | p50 ms | p95 ms");
for (const [name, [term, answer]] of Object.entries(CASES)) {
  const dictionary = prepare(
    [...generated(), { id: "asked", term: short(term), definitions: [short("asked")] }],
    {
      termsLanguage: "de",
      definitionsLanguage: "en",
      swapped: true,
    },
  );
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const question = dictionary.question("asked");
    if (!question) throw new Error("The entry that is asked is missing.");
    // Processor time of this process only, so that other load on the machine does not count.
    const began = process.cpuUsage();
    judge(short(answer), question);
    const { user, system } = process.cpuUsage(began);
    if (round >= WARM_UP) times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  console.log(`${name} | ${at(times, 0.5)} | ${at(times, 0.95)}`);
}

function at(times: readonly number[], share: number): string {
  return (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
}

function generated(): Entry[] {
  return Array.from({ length: ENTRIES - 1 }, (_, number) => {
    const word = [1, 15, 225, 3375]
      .map((step) => SYLLABLES[Math.floor(number / step) % SYLLABLES.length] ?? "")
      .join("");
    return { id: String(number), term: short(`der ${word}`), definitions: [short(`${word} ${number}`)] };
  });
}
