import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

import type { Place } from "./http-stand-in.ts";
import { listen } from "./listening.ts";
import { startInbox } from "./mail-inbox.ts";

export interface ReceivedMail {
  id: number;
  envelope: { from: string; to: string[] };
  /** By lower-case name, unfolded; repeated headers are joined with ", ". */
  headers: ReadonlyMap<string, string>;
  subject: string;
  text: string;
  html: string;
  raw: string;
  receivedAt: Date;
}

/** What goes wrong with a connection, until `behave()` is called. */
export type MailFault =
  | { kind: "refuse" }
  | { kind: "slow"; delayMs: number }
  | { kind: "reject"; at: "recipient" | "data"; code: number; message?: string }
  | { kind: "drop-after-data" };

export interface MailStandIn {
  /** For SMTP_URL. */
  url: string;
  host: string;
  port: number;
  /** A page with the mails, for people. */
  inboxUrl: string;
  /** Oldest first. */
  all(): readonly ReceivedMail[];
  /** Mails to this address (ignoring case), oldest first. */
  to(address: string): ReceivedMail[];
  /** The newest matching mail to this address; waits for it if there is none yet. */
  waitFor(address: string, fits?: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  clear(): void;
  /**
   * refuse: 421 instead of a greeting. slow: each message is acknowledged after the delay. reject: this code for each
   * recipient or message, 4xx is temporary, 5xx permanent. drop-after-data: the mail is accepted, but its
   * acknowledgement is lost.
   */
  misbehave(fault: MailFault): void;
  behave(): void;
  /** Closes the port, so that clients are refused. */
  down(): Promise<void>;
  /** Listens again on the same port. */
  up(): Promise<void>;
  close(): Promise<void>;
}

export interface MailOptions extends Place {
  inboxPort?: number;
}

/** An SMTP server that accepts mail for everyone, with any login or none, and keeps it in memory. */
export async function startMail(options: MailOptions = {}): Promise<MailStandIn> {
  const host = options.host ?? "127.0.0.1";
  const mails: ReceivedMail[] = [];
  const arrivals = new Set<() => void>();
  let fault: MailFault | null = null;
  let received = 0;

  const take = async (raw: Buffer, from: string, to: string[]) => {
    const parsed = await PostalMime.parse(raw);
    mails.push({
      id: (received += 1),
      envelope: { from, to },
      headers: byName(parsed.headers),
      subject: parsed.subject ?? "",
      text: parsed.text ?? "",
      html: parsed.html ?? "",
      raw: raw.toString("utf8"),
      receivedAt: new Date(),
    });
    for (const arrived of arrivals) arrived();
  };

  const openServer = async (port: number) => {
    const server = smtpServer(() => fault, take);
    return { server, port: await listen(server.server, port, host) };
  };
  const opened = await openServer(options.port ?? 0);
  const { port } = opened;
  let server: SMTPServer | null = opened.server;

  const down = async () => {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  };
  const to = (address: string) =>
    mails.filter((mail) => mail.envelope.to.some((one) => one.toLowerCase() === address.toLowerCase()));
  const inbox = await startInbox(mails, { host, port: options.inboxPort ?? 0 });

  return {
    url: `smtp://${host}:${port}`,
    host,
    port,
    inboxUrl: inbox.url,
    all: () => mails,
    to,
    waitFor(address, fits = () => true, timeoutMs = 30_000) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const mail = to(address).findLast(fits);
          if (!mail) return;
          clearTimeout(timer);
          arrivals.delete(look);
          resolve(mail);
        };
        const timer = setTimeout(() => {
          arrivals.delete(look);
          const there = mails.map((mail) => `${mail.envelope.to.join(" ")}: ${mail.subject}`).join("; ");
          reject(new Error(`No such mail to ${address} in ${timeoutMs} ms. There is: ${there || "none"}`));
        }, timeoutMs);
        arrivals.add(look);
        look();
      });
    },
    clear() {
      mails.length = 0;
    },
    misbehave(next) {
      fault = next;
    },
    behave() {
      fault = null;
    },
    down,
    async up() {
      server ??= (await openServer(port)).server;
    },
    async close() {
      await Promise.all([down(), inbox.close()]);
    },
  };
}

function smtpServer(
  fault: () => MailFault | null,
  take: (raw: Buffer, from: string, to: string[]) => Promise<void>,
): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    // In milliseconds. A pooled client keeps its connection open, which must not delay closing.
    closeTimeout: 1,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    onConnect(_session, done) {
      const now = fault();
      done(now?.kind === "refuse" ? reply(421, "Service not available") : null);
    },
    onRcptTo(_address, _session, done) {
      const now = fault();
      done(now?.kind === "reject" && now.at === "recipient" ? reply(now.code, now.message) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const now = fault();
        if (now?.kind === "reject" && now.at === "data") return done(reply(now.code, now.message));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        take(
          Buffer.concat(chunks),
          from,
          rcptTo.map((one) => one.address),
        ).then(
          () => {
            if (now?.kind === "slow") setTimeout(() => done(), now.delayMs).unref();
            else if (now?.kind === "drop-after-data") cut(server, session.id);
            else done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  // A client that disconnects early is not a failure of the server.
  server.on("error", () => undefined);
  return server;
}

function cut(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections) if (connection.id === sessionId) connection._socket.destroy();
}

function reply(code: number, message = "Refused by the stand-in"): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

function byName(headers: { key: string; value: string }[]): Map<string, string> {
  const named = new Map<string, string>();
  for (const { key, value } of headers) {
    const before = named.get(key);
    named.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return named;
}
