import type pg from "pg";

interface PlanNode {
  "Node Type": string;
  Operation?: string;
  "Relation Name"?: string;
  Alias?: string;
  Plans?: PlanNode[];
  [condition: string]: unknown;
}

/** A table that a statement reads or changes, and whether PostgreSQL is told whose rows it is about. */
export interface Scan {
  table: string;
  ofOneUser: boolean;
}

/** A comparison with a value that was given. */
const ANCHOR = /\b(user_id|id|token_hash)\)? = \(*\$\d/;

/** Every text of a plan in which a condition stands. */
const CONDITIONS = [
  "Index Cond",
  "Recheck Cond",
  "Filter",
  "Hash Cond",
  "Merge Cond",
  "Join Filter",
] as const;

/**
 * What a statement looks at, by PostgreSQL's own plan of it. Rows are of one user where a condition on them compares
 * `user_id`, or the `id` of `users`, and somewhere in the statement such a comparison is with a value that was given, or a
 * session is looked up by its token. The plan is made for any values.
 */
export async function scansOf(client: pg.Client, statement: string): Promise<Scan[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON, VERBOSE) ${statement}`,
  );
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  const nodes = plan ? [...walk(plan)] : [];
  const conditions = nodes.flatMap((node) => CONDITIONS.map((name) => node[name])).filter(isText);
  const anchored = conditions.some((condition) => ANCHOR.test(condition));
  return nodes.flatMap((node) => {
    const { "Relation Name": table, Alias: alias = table } = node;
    if (!table || node["Node Type"] === "ModifyTable") return [];
    const column = table === "users" ? "id" : "user_id";
    const compared = new RegExp(`\\b${alias}\\.${column}\\b\\)? (=|IS)|= \\(?${alias}\\.${column}\\b`);
    const ofOneUser = anchored && conditions.some((condition) => compared.test(condition));
    return [{ table, ofOneUser }];
  });
}

function* walk(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* walk(child);
}

const isText = (value: unknown): value is string => typeof value === "string";
