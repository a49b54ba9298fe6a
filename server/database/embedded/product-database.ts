import type { Client } from "pg";

import type { Address } from "./address.ts";
import { inTurn } from "./ownership.ts";

/** The role and the database of the product: no superuser, but allowed to make databases of its own. */
export const PRODUCT = "wordhoard";

export async function provideDatabase(admin: Client, { password }: Address): Promise<void> {
  await inTurn(admin, async () => {
    const { rows } = await admin.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [PRODUCT],
    );
    if (!rows[0]?.role) {
      const secret = password === undefined ? "" : ` password ${admin.escapeLiteral(password)}`;
      await admin.query(`create role ${PRODUCT} login createdb${secret}`);
    }
    if (!rows[0]?.database) await admin.query(`create database ${PRODUCT} owner ${PRODUCT}`);
  });
}
