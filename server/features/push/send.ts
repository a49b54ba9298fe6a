import { setTimeout as delay } from "node:timers/promises";

import type { Kysely } from "kysely";

import type { Config } from "../../config.ts";
import type { Tables } from "../../database/tables.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import { postPush, type PushOutcome } from "../../services/push/post.ts";
import { readPushKey } from "./keys.ts";
import { putBack, readAddressee, takeMessage, type PushMessage } from "./messages.ts";

/** Limits one run, so that a node that is asked to stop does so soon; the next run continues. */
const MOST_A_RUN = 500;
/** Messages on their way at once, and of these those of one account and to one push service. */
const AT_ONCE = 32;
const AT_ONCE_OF_ACCOUNT = 2;
const AT_ONCE_TO_SERVICE = 8;
/** How long new messages wait at most while others are on their way. */
const LOOK_AGAIN_MS = 1000;
const MOST_TRIES = 5;
/** Before the second try, then six times as long each: five seconds to eighteen minutes. */
const FIRST_WAIT_SECONDS = 5;

interface Sender {
  db: Kysely<Tables>;
  config: Pick<Config, "PUBLIC_URL" | "SUPPORT_EMAIL" | "PUSH_ALLOW_LOOPBACK">;
  metrics: Pick<Metrics, "pushes">;
}

/** Sends the reminders that wait; returns how many it took on. A slow account or service has others go past it. */
export async function sendPushes(sender: Sender): Promise<number> {
  const running = new Map<Promise<void>, PushMessage>();
  const looks = new Looks();
  let taken = 0;
  let failure: unknown;
  for (;;) {
    const wasIdle = running.size === 0;
    const full = occupied([...running.values()]);
    const mayTake = taken < MOST_A_RUN && running.size < AT_ONCE && looks.mayFind(full.services);
    const message = mayTake ? await takeMessage(sender.db, full) : null;
    if (mayTake && !message) looks.foundNothing(full.services);
    if (message) {
      taken++;
      const sending: Promise<void> = send(sender, message)
        .catch((error: unknown) => (failure ??= error))
        .then(() => void running.delete(sending));
      running.set(sending, message);
    } else if (running.size > 0) await Promise.race([...running.keys(), delay(LOOK_AGAIN_MS)]);
    // Where others ended during the look, it may have passed over what they made wait.
    else if (!wasIdle) continue;
    else if (failure === undefined) return taken;
    else throw failure;
  }
}

/**
 * A look past services that have as much on its way as they may reads all that waits for them, a hundred thousand
 * messages on some mornings: one that found nothing is not repeated at once.
 */
class Looks {
  #services: readonly string[] = [];
  #at = -Infinity;

  mayFind(full: readonly string[]): boolean {
    const isRepeated = this.#services.length > 0 && this.#services.every((service) => full.includes(service));
    return !isRepeated || performance.now() - this.#at >= LOOK_AGAIN_MS;
  }

  foundNothing(full: readonly string[]): void {
    [this.#services, this.#at] = [full, performance.now()];
  }
}

/** Accounts and services that have as much on its way as they may. */
function occupied(messages: readonly PushMessage[]): { users: string[]; services: string[] } {
  const full = (names: readonly string[], most: number): string[] =>
    [...new Set(names)].filter((name) => names.filter((other) => other === name).length >= most);
  return {
    users: full(
      messages.map(({ userId }) => userId),
      AT_ONCE_OF_ACCOUNT,
    ),
    services: full(
      messages.map(({ service }) => service),
      AT_ONCE_TO_SERVICE,
    ),
  };
}

async function send({ db, config, metrics }: Sender, message: PushMessage): Promise<void> {
  const { words, attempts, secondsLeft } = message;
  const addressee = secondsLeft > 0 ? await readAddressee(db, message) : null;
  if (!addressee) return;
  const { SUPPORT_EMAIL: email, PUBLIC_URL, PUSH_ALLOW_LOOPBACK } = config;
  const outcome = await postPush(
    { ...addressee, text: String(words), lifetimeSeconds: secondsLeft },
    { privateKey: await readPushKey(db), contact: email ? `mailto:${email}` : PUBLIC_URL },
    PUSH_ALLOW_LOOPBACK,
  );
  metrics.pushes.inc({ outcome: outcome.became });
  if (outcome.became === "gone") await forget(db, message);
  const wait = waitAfter(outcome, attempts);
  if (wait !== null && wait < secondsLeft) await db.transaction().execute((tx) => putBack(tx, message, wait));
}

/** Seconds until the next try; null where there is none. */
function waitAfter(outcome: PushOutcome, attempts: number): number | null {
  if (outcome.became !== "busy" || attempts + 1 >= MOST_TRIES) return null;
  return Math.max(outcome.retryAfterSeconds, FIRST_WAIT_SECONDS * 6 ** attempts);
}

/** The push service no longer knows the browser. */
async function forget(db: Kysely<Tables>, { userId, subscriptionId }: PushMessage): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", userId)
    .where("id", "=", subscriptionId)
    .execute();
}
