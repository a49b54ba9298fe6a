import { sql, type RawBuilder } from "kysely";

/** All rows of a query as one value. */
export const asJson = <Row>(query: RawBuilder<Row>): RawBuilder<Row[]> =>
  sql<Row[]>`(SELECT coalesce(json_agg(r), '[]') FROM (${query}) AS r)`;
