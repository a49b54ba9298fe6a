import { setTimeout as delay } from "node:timers/promises";

import { api } from "../../shared/api/index.ts";
import { POLICIES } from "../../shared/policies.ts";
import { TestClient } from "../client.ts";
import { nextOperation, type Author, type Operation } from "./operations.ts";
import { Random } from "./random.ts";
import { Away, readState } from "./read-state.ts";
import { fingerprint, nothing, onDayOf, type KnownState } from "./state.ts";

/** A statement whose connection was lost can still complete within this time. */
const SETTLING_MS = 300;
const RETRY_MS = 50;
/** The pause between two writes, as people make them. */
const PAUSE_MS = 20;

export interface WriterTally {
  acknowledged: number;
  /** Writes without an answer, or with 503: either all of it was written or nothing. */
  uncertain: number;
  /** Uncertain writes that turned out to be written. */
  written: number;
}

/**
 * Simulates a person who writes one thing after another and records what was acknowledged. A write without an answer is
 * looked up afterwards: it may be there or not, but never partly.
 */
export class Writer implements Author {
  readonly client: TestClient;
  readonly random: Random;
  readonly tally: WriterTally = { acknowledged: 0, uncertain: 0, written: 0 };
  /** Data that was lost or half-written. */
  readonly faults: string[] = [];
  #state: KnownState;
  readonly #ids = new Map<string, string>();
  #running: Promise<void> = Promise.resolve();
  #stopped = true;

  private constructor(client: TestClient, seed: number, dayEndsAt: string) {
    this.client = client;
    this.random = new Random(seed);
    this.#state = nothing("en", dayEndsAt);
  }

  /** `promote` gives the account a role with high limits. */
  static async enter(url: string, seed: number, promote: (id: string) => Promise<unknown>): Promise<Writer> {
    const client = new TestClient(url);
    await client.ok(api.auth.guest);
    await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
    const { id, usage } = await client.ok(api.users.me);
    await promote(id);
    return new Writer(client, seed, usage.testsResetAt);
  }

  start(): void {
    this.#stopped = false;
    this.#running = this.#write();
  }

  /** Waits for the write that is in progress; afterwards everything is certain. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Compares everything that is stored with the recorded state. */
  async verify(): Promise<void> {
    this.#expect(await this.#read(), [this.#state], "at rest");
  }

  readonly idOf = async (dictionary: string): Promise<string> => {
    const known = this.#ids.get(dictionary);
    if (known) return known;
    const { data } = await this.client.ok(api.dictionaries.list, { query: {} });
    for (const { name, id } of data) this.#ids.set(name, id);
    return this.#ids.get(dictionary) ?? "";
  };

  async #write(): Promise<void> {
    while (!this.#stopped) {
      try {
        const operation = await nextOperation(this, this.#state).catch(awayOr);
        if (operation instanceof Away) await delay(RETRY_MS);
        else await this.#perform(operation);
      } catch (error) {
        this.faults.push(String(error));
        return;
      }
      await delay(PAUSE_MS * 2 * this.random.next());
    }
  }

  async #perform(operation: Operation): Promise<void> {
    const answer = await operation.send().catch(() => undefined);
    if (answer && answer.status < 300) {
      this.tally.acknowledged += 1;
      this.#state = operation.after;
      return;
    }
    if (answer && answer.status !== 503)
      throw new Error(`To ${operation.name} was answered ${answer.status}: ${answer.text}`);
    await this.#settle(operation);
  }

  async #settle({ name, after }: Operation): Promise<void> {
    this.tally.uncertain += 1;
    const before = this.#state;
    let found = await this.#read();
    if (isSame(found, before)) {
      await delay(SETTLING_MS);
      found = await this.#read();
    }
    if (isSame(found, after)) this.tally.written += 1;
    this.#expect(found, [before, after], `after an uncertain try to ${name}`);
  }

  #expect(found: KnownState, allowed: readonly KnownState[], when: string): void {
    if (!allowed.some((state) => isSame(found, state)))
      this.faults.push(`${when}: found ${fingerprint(found)}, not ${allowed.map(fingerprint).join(" or ")}`);
    this.#state = found;
  }

  async #read(): Promise<KnownState> {
    for (;;) {
      const found = await readState(this.client).catch(awayOr);
      if (!(found instanceof Away)) return found;
      await delay(RETRY_MS);
    }
  }
}

const isSame = (found: KnownState, known: KnownState): boolean =>
  fingerprint(found) === fingerprint(onDayOf(found, known));

/** A read that fails because the server cannot be reached is retried; any other error is a fault. */
function awayOr(error: unknown): Away {
  if (error instanceof Away) return error;
  const message = error instanceof Error ? error.message : "";
  if (message === "fetch failed" || message === "terminated" || message.includes("answered 503"))
    return new Away("no answer", { cause: error });
  throw error;
}
