import { explainPages } from "./dictionaries/explain.ts";
import { signIn, prepareSetting, type Member, type Setting } from "./dictionaries/setting.ts";
import { newWord, newWords } from "./dictionaries/words.ts";
import { runLoad, requestBytes, type RequestBytes } from "./load.ts";
import { medianNumber, type Report } from "./report.ts";

const WORDS = 5000;
const FEW = 10_000;
const ROUNDS = 7;
const ROUND_SECONDS = 0.7;

/**
 * Compares the same dictionary in tables with ten thousand words of others and with many, on two databases, one request
 * at a time.
 */
export async function benchGrowth(many: number, report: Report): Promise<void> {
  const small = await openSide(FEW);
  const large = await openSide(many);
  try {
    await explainPages(large.setting, large.member.id, large.dictionaryId, report);
    for (const [what, request] of Object.entries(REQUESTS)) {
      const [few = Number.NaN, most = Number.NaN] = await medians([small, large], request);
      report.times(what, most, few, `of among ${FEW} words of others`, { atMost: 1.3 });
    }
  } finally {
    await small.setting.stop();
    await large.setting.stop();
  }
}

type Request = (side: Side) => RequestBytes;

const page =
  (query: string): Request =>
  ({ dictionaryId, member }) =>
    requestBytes("GET", `/api/dictionaries/${dictionaryId}?${query}`, member.cookie);

const REQUESTS: Record<string, Request> = {
  "dictionaries, among many words": ({ member }) => requestBytes("GET", "/api/dictionaries", member.cookie),
  "first page, among many words": page("sort=default&direction=-1"),
  "first page by date, among many": page("sort=date&direction=-1"),
  "first page by term, among many": page("sort=term&direction=1"),
  "search, among many words": page(`filter=${encodeURIComponent("ґодібає")}`),
  "adding a word, among many": ({ emptyId, member }) =>
    requestBytes("PATCH", `/api/dictionaries/${emptyId}`, member.cookie, {
      words: { create: [newWord(number++)] },
    }),
};
let number = 0;

interface Side {
  setting: Setting;
  member: Member;
  /** A dictionary of 5,000 words. */
  dictionaryId: string;
  emptyId: string;
}

async function openSide(others: number): Promise<Side> {
  const setting = await prepareSetting(others);
  const member = await signIn(setting);
  const [dictionaryId, emptyId] = [await create(member, "Bench"), await create(member, "Added to")];
  await member.call("PATCH", `/dictionaries/${dictionaryId}`, { words: { create: newWords(WORDS) } });
  await setting.database.pool.query("VACUUM ANALYZE");
  return { setting, member, dictionaryId, emptyId };
}

const create = async (member: Member, name: string): Promise<string> =>
  (
    await member.call<{ id: string }>("POST", "/dictionaries", {
      name,
      termsLanguage: "uk",
      definitionsLanguage: "en",
    })
  ).id;

/** Median milliseconds for each side, in alternating rounds, so that other load on the machine affects both. */
async function medians(sides: readonly Side[], request: Request): Promise<number[]> {
  const found = sides.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, side] of sides.entries()) {
      const { median } = await runLoad({
        port: side.setting.product.port,
        connections: 1,
        seconds: ROUND_SECONDS,
        next: () => request(side),
      });
      // The first round is a warm-up.
      if (round > 0) found[at]?.push(median);
    }
  return found.map(medianNumber);
}
