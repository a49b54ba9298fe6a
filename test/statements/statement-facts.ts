import type pg from "pg";

interface PlanNode {
  "Node Type": string;
  Operation?: string;
  "Relation Name"?: string;
  Alias?: string;
  Output?: string[];
  "Conflict Resolution"?: string;
  Plans?: PlanNode[];
  [condition: string]: unknown;
}

/** A table that a statement reads or changes, and whether it is restricted to one user's rows. */
export interface Scan {
  table: string;
  ofOneUser: boolean;
}

/** What a statement does, according to PostgreSQL's plan. */
export interface StatementFacts {
  scans: Scan[];
  /** The tables that it writes; an INSERT without ON CONFLICT fails on a conflict. */
  writes: { table: string; operation: string; failsOnConflict: boolean }[];
  /** Whether it locks the rows that it reads. */
  locks: boolean;
  /** Whether it reads rows from a function. */
  fromFunction: boolean;
  /** New values of updates. */
  set: string[];
}

/** The fields of a scan that contain conditions on its rows. */
const CONDITIONS = ["Index Cond", "Recheck Cond", "Filter"] as const;

/**
 * Rows belong to one user if a condition compares `user_id`, or the `id` of `users`, with a parameter: not with another
 * column, and not with a value that was found before. The plan is generic.
 */
export async function factsOf(client: pg.Client, statement: string): Promise<StatementFacts> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON, VERBOSE) ${statement}`,
  );
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  const nodes = plan ? [...walk(plan)] : [];
  const changes = nodes.filter((node) => node["Node Type"] === "ModifyTable");
  return {
    scans: nodes.filter((node) => !changes.includes(node)).flatMap(scanOf),
    writes: changes.map((node) => ({
      table: node["Relation Name"] ?? "",
      operation: node.Operation ?? "",
      failsOnConflict: node["Conflict Resolution"] === undefined,
    })),
    locks: nodes.some((node) => node["Node Type"] === "LockRows"),
    fromFunction: nodes.some((node) => node["Node Type"] === "Function Scan"),
    set: changes
      .filter((node) => node.Operation === "Update")
      .flatMap((node) => node.Plans ?? [])
      .flatMap((node) => node.Output ?? []),
  };
}

function scanOf(node: PlanNode): Scan[] {
  const { "Relation Name": table, Alias: alias = table } = node;
  if (!table) return [];
  const column = `${alias}\\.${table === "users" ? "id" : "user_id"}`;
  const given = new RegExp(`\\b${column} = \\(*\\$\\d|\\$\\d+\\)*(?:::uuid)? = ${column}\\b`);
  const conditions = CONDITIONS.map((name) => node[name]).filter(isText);
  return [{ table, ofOneUser: conditions.some((condition) => given.test(condition)) }];
}

function* walk(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* walk(child);
}

const isText = (value: unknown): value is string => typeof value === "string";
