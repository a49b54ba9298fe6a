import { CompiledQuery } from "kysely";

import { pageQuery, type PageRequest } from "../../server/features/dictionaries/page.ts";
import type { Report } from "../report.ts";
import type { Setting } from "./setting.ts";

/**
 * Prints the plans of a page for each sort order and of a search, with the settings of the product's connections: words
 * must be read in the order of an index.
 */
export async function explainPages(
  { database }: Setting,
  userId: string,
  dictionaryId: string,
  report: Report,
): Promise<void> {
  const page: PageRequest = { userId, dictionaryId, sort: "default", direction: 1 };
  const middle = { key: "\u0500", order: 2500 };
  const requests: Record<string, PageRequest> = {
    "page by default": { ...page, after: { ...middle, key: null } },
    "page by date": { ...page, sort: "date", after: { ...middle, key: new Date().toISOString() } },
    "page by term": { ...page, sort: "term", after: middle },
    search: { ...page, needles: { term: ["%zzz%"], definition: ["%zzz%"] } },
  };
  for (const [what, request] of Object.entries(requests)) {
    const { sql, parameters } = pageQuery(request);
    const explain = CompiledQuery.raw(`EXPLAIN ${sql}`, [...parameters]) as CompiledQuery<PlanLine>;
    const { rows } = await database.db.executeQuery(explain);
    const steps = rows.map((row) => row["QUERY PLAN"]).filter((line) => /\bSort\b|\bon words\b/.test(line));
    const index = /Index Scan.*using (\w+) on words/.exec(steps.join("\n"))?.[1];
    report.fact(`plan of ${what}`, `index ${index}`, index !== undefined && steps.length === 1);
  }
}

interface PlanLine {
  "QUERY PLAN": string;
}
