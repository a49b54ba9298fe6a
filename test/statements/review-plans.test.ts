import pg from "pg";
import { expect, test } from "vitest";

import { ago, DAY, post, queue, reviewOf, summary } from "../../server/features/reviews/reviews.fixtures.ts";
import { makeDictionary } from "../../server/features/testing/testing.fixtures.ts";
import { api } from "../../shared/api/index.ts";
import { withTestServer } from "../server.ts";

const server = await withTestServer();

/** Tables that grow with every answer of every user. */
const LARGE = ["reviews", "card_memory", "words"];

test("what is asked of reviews, cards and words is found by an index that begins with the user", async () => {
  const member = await server.member();
  const { id, words } = await makeDictionary(member, { Hund: "dog", Katze: "cat", Maus: "mouse" });
  const [hund = "", katze = ""] = words.values();
  const statements = new Set<string>();
  server.database.watch((text) => statements.add(text));
  await post(member, [
    reviewOf(hund, { at: ago(30 * DAY) }),
    reviewOf(katze, { grade: "again", outcome: "wrong", given: ["x"] }),
  ]);
  await summary(member);
  await queue(member);
  await queue(member, id);
  await member.ok(api.reviews.progress, { query: {} });
  await member.ok(api.reviews.list, { query: { dictionaryId: id } });
  await member.ok(api.reviews.entries, { params: { id } });
  await member.ok(api.dictionaries.word, { params: { dictionaryId: id, wordId: hund } });
  const scans = await scansOf([...statements]);
  expect(new Set(scans.map(({ table }) => table))).toEqual(new Set(LARGE));
  expect(scans.filter(({ condition }) => !condition.includes("user_id"))).toEqual([]);
});

interface PlanScan {
  table: string;
  /** The condition that the index is searched with; empty if all rows are read. */
  condition: string;
  statement: string;
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

/** Plans of statements for large tables, where PostgreSQL reads all rows only if no index can be used. */
async function scansOf(statements: readonly string[]): Promise<PlanScan[]> {
  const client = new pg.Client(server.database.connection);
  await client.connect();
  try {
    await client.query("SET enable_seqscan = off; SET enable_bitmapscan = off");
    const scans: PlanScan[] = [];
    for (const statement of statements.filter((text) => /^\s*(select|insert|update|with)\b/i.test(text))) {
      const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
        `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`,
      );
      const plan = rows[0]?.["QUERY PLAN"][0].Plan;
      for (const node of plan ? walk(plan) : [])
        if (LARGE.includes(node["Relation Name"] ?? "") && node["Node Type"] !== "ModifyTable")
          scans.push({
            table: node["Relation Name"] ?? "",
            condition: node["Index Cond"] ?? "",
            statement,
          });
    }
    return scans;
  } finally {
    await client.end();
  }
}

function* walk(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* walk(child);
}
