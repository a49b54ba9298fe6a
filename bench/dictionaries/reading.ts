import type { Load, RequestBytes } from "../load.ts";
import { runLoad, requestBytes } from "../load.ts";
import { medianOf, type Report } from "../report.ts";
import type { Member, Setting } from "./setting.ts";

const CONNECTIONS = 16;
const ROUNDS = 3;

interface Page {
  next: string | null;
}

export interface Timing {
  /** The length of one round. */
  seconds: number;
}

/**
 * Measures the first and a middle page of each sort order alternating with the bare route, then search alternating with
 * the first page.
 */
export async function measureReading(
  setting: Setting,
  member: Member,
  dictionaryId: string,
  report: Report,
  timing: Timing,
): Promise<void> {
  const path = `/dictionaries/${dictionaryId}`;
  for (const sort of ["default", "date", "term"]) {
    const order = `sort=${sort}&direction=-1`;
    for (const [place, pages] of [
      ["first", 0],
      ["middle", 62],
    ] as const) {
      const after = await cursorBehind(member, `${path}?${order}`, pages);
      const query = `${order}${after ? `&after=${encodeURIComponent(after)}` : ""}`;
      const ours = requestBytes("GET", `/api${path}?${query}`, member.cookie);
      const theirs = requestBytes("GET", `/${dictionaryId}?userId=${member.id}&${query}`, "");
      const [product, bare] = await sideBySide(
        timing,
        [setting.product.port, ours],
        [setting.bare.port, theirs],
      );
      report.ratio(`${place} page by ${sort}`, product, bare, "of the bare route", { atLeast: 0.5 });
    }
  }
  const first = requestBytes("GET", `/api${path}?sort=default&direction=-1`, member.cookie);
  for (const [what, filter] of [
    ["common", "ння"],
    ["rare", "ґодібає"],
    ["in one definition", "meaning 2500"],
  ] as const) {
    const search = requestBytes("GET", `/api${path}?filter=${encodeURIComponent(filter)}`, member.cookie);
    const { port } = setting.product;
    const [searching, paging] = await sideBySide(timing, [port, search], [port, first]);
    report.latency(`search, ${what}`, searching, paging, "p99 of the first page's", { atMost: 5 });
  }
}

async function cursorBehind(member: Member, path: string, pages: number): Promise<string | null> {
  let after: string | null = null;
  for (let i = 0; i < pages; i++) {
    const query: string = after ? `&after=${encodeURIComponent(after)}` : "";
    after = (await member.call<Page>("GET", `${path}${query}`)).next;
  }
  return after;
}

/** Alternates between the sides, so that other load on the machine affects both. */
async function sideBySide(
  { seconds }: Timing,
  ...sides: [port: number, bytes: RequestBytes][]
): Promise<[Load, Load]> {
  const rounds: Load[][] = sides.map(() => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [side, [port, bytes]] of sides.entries()) {
      const load = await runLoad({ port, connections: CONNECTIONS, seconds, next: () => bytes });
      // The first round is a warm-up.
      if (round > 0) rounds[side]?.push(load);
    }
  const [a = [], b = []] = rounds;
  return [medianOf(a), medianOf(b)];
}
