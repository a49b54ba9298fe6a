import type { Db } from "../database/open.ts";
import { isMailbox } from "./mail-address.ts";
import { writeMail, type Letterhead } from "./mail-message.ts";
import {
  claimMail,
  renewClaim,
  postponeMail,
  queueMail,
  removeExpiredMails,
  removeMail,
  type ClaimedMail,
  type NewMail,
} from "./mail-queue.ts";
import type { MailTransport, MailLog } from "./mail.ts";

interface OutboxOptions {
  db: Db;
  head: Letterhead;
  transport: MailTransport;
  log: MailLog;
  count: (outcome: "sent" | "failed" | "expired", mails: number) => void;
}

/** How many mails one process sends at the same time. */
const SENDERS = 4;
/** After this time the mail of a sender that died is free again; a living sender renews its claim. */
const CLAIM_SECONDS = 30;
const SENDING_SECONDS = 180;

/**
 * Mails wait in the database until they are sent, so that none is lost with a process or a mail server. Each mail has
 * one sender at a time; a mail whose acknowledgement was lost is sent again under the same Message-ID.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #senders = new Set<Promise<number>>();
  readonly #cutOff = new AbortController();
  #closed = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Queues a mail in the transaction of the change it reports; call `nudge` after the commit. */
  put(db: Db, mail: NewMail): Promise<void> {
    return queueMail(db, mail);
  }

  /** Starts sending waiting mails now rather than at the next sweep; does not wait for it. */
  nudge(): void {
    this.#startSender().catch((err: unknown) =>
      this.#options.log.error({ err }, "waiting mails could not be sent"),
    );
  }

  /** Sends what is due; returns how many were sent. */
  async sweep(): Promise<number> {
    const { db, log, count } = this.#options;
    const expired = await removeExpiredMails(db);
    count("expired", expired);
    if (expired > 0) log.error({ mails: expired }, "mails could not be sent in time");
    return this.#startSender();
  }

  /** Waits for mails in progress, up to a time limit; the rest stays in the database. */
  async close(graceMs = 5_000): Promise<void> {
    this.#closed = true;
    const timer = setTimeout(() => this.#cutOff.abort(), graceMs);
    await Promise.allSettled(this.#senders);
    clearTimeout(timer);
  }

  async #startSender(): Promise<number> {
    if (this.#closed || this.#senders.size >= SENDERS) return 0;
    const sender = this.#sendAll();
    this.#senders.add(sender);
    try {
      return await sender;
    } finally {
      this.#senders.delete(sender);
    }
  }

  async #sendAll(): Promise<number> {
    let sent = 0;
    while (!this.#closed) {
      const mail = await claimMail(this.#options.db, CLAIM_SECONDS);
      if (!mail) break;
      if (await this.#send(mail)) sent++;
    }
    return sent;
  }

  async #send(mail: ClaimedMail): Promise<boolean> {
    const { db, log, count } = this.#options;
    const renewal = setInterval(
      () => void renewClaim(db, mail.id, CLAIM_SECONDS).catch(() => {}),
      (CLAIM_SECONDS * 1000) / 3,
    );
    try {
      await this.#deliver(mail);
      await removeMail(db, mail.id);
      count("sent", 1);
      return true;
    } catch (error) {
      count("failed", 1);
      log.warn(
        { mail: mail.id, kind: mail.kind, attempt: mail.attempt, ...reasonOf(error) },
        "mail not sent",
      );
      await postponeMail(db, mail.id);
      return false;
    } finally {
      clearInterval(renewal);
    }
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    const { head, transport, log } = this.#options;
    const written = await writeMail(mail, mail.to ?? "nobody@localhost", head);
    if (mail.to === null) return;
    if (!isMailbox(mail.to))
      return log.error({ mail: mail.id }, "mail dropped: not an address of one mailbox");
    const signal = AbortSignal.any([this.#cutOff.signal, AbortSignal.timeout(SENDING_SECONDS * 1000)]);
    await transport.send(written, signal);
  }
}

/** The loggable part of a mail server's refusal: its numbers, not its text, which repeats the address. */
function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: "unknown" };
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  return { reason: code ?? error.name, ...(responseCode ? { responseCode, command } : {}) };
}
