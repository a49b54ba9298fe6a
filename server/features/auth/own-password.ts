import type { FastifyRequest } from "fastify";

import { invalidField } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { callerOf } from "../../http/caller.ts";
import type { Services } from "../../services.ts";
import { allowances } from "./allowances.ts";
import { logEvent, type SecurityEvent } from "./events.ts";
import { readPasswordHash } from "./new-password.ts";
import { isRightPassword } from "./passwords.ts";

interface Caller {
  db: Db;
  account: { id: string };
  ip: string;
  request: FastifyRequest;
}

interface Typed {
  password: string;
  /** The field in which it was typed. */
  field: string;
  /** What is logged where it is wrong. */
  failure: SecurityEvent;
}

/** Rejects a password that is not the account's own, naming the field; only wrong ones are counted. */
export async function requireOwnPassword(
  { limits }: Pick<Services, "limits">,
  caller: Caller,
  { password, field, failure }: Typed,
): Promise<void> {
  const { db, account, ip, request } = caller;
  const tries = allowances.password(ip, account.id);
  await limits.take(db, ...tries);
  if (!(await isRightPassword(callerOf(caller), await readPasswordHash(db, account.id), password))) {
    logEvent(request, failure, { user: account.id });
    throw invalidField(field, { key: "current_password" });
  }
  await limits.giveBack(db, ...tries);
}
