import type { Db } from "./open.ts";

/** Does something all or nothing: in the transaction that there is, or in one of its own. */
export const inTransaction = <Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);
