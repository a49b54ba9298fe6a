import { sql } from "kysely";

import type { Db } from "../open.ts";

/** Whether users are spread over workers; without Citus there is nothing to ask. */
export const IS_SPREAD = sql<boolean>`(to_regclass('pg_catalog.pg_dist_shard') IS NOT NULL)`;

/** The share of users, from 0 to 1, whose workers do not answer the coordinator. Only where users are distributed. */
export async function shareAway(db: Db): Promise<number> {
  const { rows } = await sql<{ share: number }>`
    WITH workers AS MATERIALIZED (
      SELECT groupid, citus_check_connection_to_node(nodename, nodeport) AS answers
      FROM pg_dist_node WHERE noderole = 'primary' AND shouldhaveshards
    )
    SELECT coalesce(avg(CASE WHEN w.answers THEN 0 ELSE 1 END), 0)::float8 AS share
    FROM pg_dist_shard AS s JOIN pg_dist_placement AS p USING (shardid) JOIN workers AS w USING (groupid)
    WHERE s.logicalrelid::text = 'users'`.execute(db);
  return rows[0]?.share ?? 0;
}

/** 0 without Citus: one database holds all users, and if it is down the query fails and the metric has no value. */
export async function shareAwayIfSpread(db: Db): Promise<number> {
  const { rows } = await sql<{ spread: boolean }>`SELECT ${IS_SPREAD} AS spread`.execute(db);
  return rows[0]?.spread ? shareAway(db) : 0;
}
