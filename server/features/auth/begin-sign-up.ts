import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { onLivingWorker } from "../../database/citus/living-worker.ts";
import { lockUser } from "../../database/locks.ts";
import type { Tables } from "../../database/tables.ts";
import type { Account } from "../../http/account.ts";
import { requireActive } from "../../http/admission.ts";
import type { Services } from "../../services.ts";
import { logEvent } from "./events.ts";
import { createUnverified, signUpGuest, type FirstWay } from "./sign-ups.ts";
import { askToVerify } from "./verification.ts";

interface Caller {
  db: Kysely<Tables>;
  account: Account | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface SignUp {
  email: string;
  language: InterfaceLanguage;
  way: FirstWay;
}

export const guestIn = (account: Account | null): string | null =>
  account?.role === "guest" ? account.id : null;

/** From an address and a first way in to an account that is signed in and waits for its address to be verified. */
export async function beginSignUp(
  { config, sessions, outbox }: Services,
  { db, account, request, reply }: Caller,
  { email, language, way }: SignUp,
): Promise<void> {
  const guestId = guestIn(account);
  const user = await onLivingWorker(() =>
    db.transaction().execute(async (tx) => {
      if (guestId && (await signUpGuest(tx, guestId, { email, way }))) {
        await askToVerify(tx, outbox, { userId: guestId, email, language });
        return guestId;
      }
      const lifetime = config.GUEST_LIFETIME_SECONDS;
      const userId = await createUnverified(tx, { email, way }, language, lifetime);
      await askToVerify(tx, outbox, { userId, email, language });
      await sessions.open(tx, { request, reply }, requireActive(await lockUser(tx, userId)));
      return userId;
    }),
  );
  outbox.nudge();
  logEvent(request, "signed_up", { user, by: way.by });
}
