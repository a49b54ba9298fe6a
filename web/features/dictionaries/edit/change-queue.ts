import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { WORDS_PER_REQUEST } from "../../../../shared/limits.ts";
import { ApiError } from "../../../lib/api-error.ts";
import type { Kept } from "./kept-changes.ts";
import { joined, requestOf, type WordChange } from "./word-change.ts";

export interface PendingChange {
  change: WordChange;
  /** What was done to the word while `change` was being sent. */
  next: WordChange | null;
  /** Being sent now. */
  sending: boolean;
  /** Held until it can no longer be undone. */
  held: boolean;
  /** Changes that were neither sent nor being sent when it was held; restored if it is undone. */
  under: WordChange | null;
  /** Why the server refused it; it waits for the person. */
  refusal: string | null;
}

export interface QueueState {
  /** By the word's id, in the order they were made. */
  pending: ReadonlyMap<string, PendingChange>;
  /** Words created here and saved since the list was read, the latest last. */
  created: readonly Word[];
  /** Why the last attempt did not reach the server. */
  failure: Error | null;
}

export type SavedWords = Dictionary & { words: Word[] };

interface Wiring {
  kept: Kept;
  send: (request: ReturnType<typeof requestOf>) => Promise<SavedWords>;
  /** Called after each success, with the ids that were deleted. */
  saved: (answer: SavedWords, deleted: readonly string[]) => void;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/**
 * Changes to words that are not saved yet: shown at once, kept on the device until confirmed, sent one call at a time,
 * retried until it works. New words carry their own ids, so that a repeated call creates nothing twice.
 */
export class ChangeQueue {
  readonly #wiring: Wiring;
  readonly #listeners = new Set<() => void>();
  #state: QueueState;
  #busy: Promise<void> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_RETRY_MS;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
    const pending = new Map(wiring.kept.changes().map((change) => [change.id, fresh(change)]));
    this.#state = { pending, created: [], failure: null };
    void this.flush();
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether anything has not reached the server. */
  readonly unsaved = (): boolean => this.#state.pending.size > 0;

  /** `held`: not sent before `release`, so that it can be undone. */
  add(changes: readonly WordChange[], { held = false } = {}): void {
    const pending = new Map(this.#state.pending);
    for (const change of changes) this.#take(pending, change, held);
    this.#set({ pending });
    if (!held) void this.flush();
  }

  /** Withdraws held or refused changes, as if they had never been made. */
  withdraw(ids: readonly string[]): void {
    const pending = new Map(this.#state.pending);
    for (const id of ids) {
      const entry = pending.get(id);
      if (!entry || (entry.sending && !entry.held)) continue;
      const { sending, under } = entry;
      const before = sending ? entry.change : under;
      pending.delete(id);
      if (before) pending.set(id, { ...fresh(before), sending, next: sending ? under : null });
      if (before) this.#wiring.kept.keep(sending && under ? resumable(before, under) : before);
      else this.#wiring.kept.drop(id);
    }
    this.#set({ pending });
    void this.flush();
  }

  release(ids: readonly string[]): void {
    const pending = new Map(this.#state.pending);
    for (const id of ids) {
      const entry = pending.get(id);
      if (!entry) continue;
      pending.set(id, { ...entry, held: false, under: null });
      if (entry.under?.kind !== "create") continue;
      pending.delete(id);
      this.#wiring.kept.drop(id);
    }
    this.#set({ pending });
    void this.flush();
  }

  /** Sends everything, including held and refused changes. */
  retryAll(): Promise<void> {
    const pending = new Map(
      [...this.#state.pending].map(([id, entry]) => [
        id,
        { ...entry, held: false, under: null, refusal: null },
      ]),
    );
    this.#set({ pending });
    return this.flush();
  }

  /** Sends what may be sent; resolves when that is done or has failed. */
  flush(): Promise<void> {
    clearTimeout(this.#retry);
    if (!this.#busy && this.#sendable().length > 0) this.#busy = this.#sendAll();
    return this.#busy ?? Promise.resolve();
  }

  /** The list was loaded again and contains what was created. */
  forgetCreated(): void {
    if (this.#state.created.length > 0) this.#set({ created: [] });
  }

  #take(pending: Map<string, PendingChange>, change: WordChange, held: boolean): void {
    const earlier = pending.get(change.id);
    if (earlier?.sending) {
      const under = held ? earlier.next : null;
      const next = earlier.next && !held ? (joined(earlier.next, change) ?? change) : change;
      pending.set(change.id, { ...earlier, next, held, under });
      this.#wiring.kept.keep(resumable(earlier.change, next));
      return;
    }
    if (held) {
      pending.set(change.id, { ...fresh(change), held, under: earlier?.change ?? null });
      this.#wiring.kept.keep(change);
      return;
    }
    const result = earlier ? joined(earlier.change, change) : change;
    pending.delete(change.id);
    if (result) {
      pending.set(change.id, { ...fresh(result), held });
      this.#wiring.kept.keep(result);
    } else this.#wiring.kept.drop(change.id);
  }

  /** No more than one request may have. */
  #sendable(): PendingChange[] {
    return [...this.#state.pending.values()]
      .filter(({ held, refusal }) => !held && refusal === null)
      .slice(0, WORDS_PER_REQUEST);
  }

  async #sendAll(): Promise<void> {
    for (let batch = this.#sendable(); batch.length > 0; batch = this.#sendable()) {
      this.#mark(batch, { sending: true });
      if (!(await this.#sendBatch(batch.map(({ change }) => change)))) break;
    }
    // Synchronously, so that a change made from now on starts another run.
    this.#busy = null;
  }

  /**
   * Whether the server answered. A refusal of many changes does not say which one was wrong: each half is tried
   * separately.
   */
  async #sendBatch(changes: readonly WordChange[]): Promise<boolean> {
    const outcome = await this.#send(changes);
    if (outcome !== "refused") return outcome === "saved";
    const half = Math.ceil(changes.length / 2);
    if (await this.#sendBatch(changes.slice(0, half))) return this.#sendBatch(changes.slice(half));
    this.#stop(changes.slice(half), null);
    return false;
  }

  async #send(changes: readonly WordChange[]): Promise<"saved" | "refused" | "failed"> {
    try {
      const answer = await this.#wiring.send(requestOf(changes));
      this.#confirm(changes, answer);
      return "saved";
    } catch (error) {
      return this.#fail(changes, error);
    }
  }

  #confirm(changes: readonly WordChange[], answer: SavedWords): void {
    this.#wait = FIRST_RETRY_MS;
    const createdIds = new Set(changes.flatMap(({ kind, id }) => (kind === "create" ? [id] : [])));
    const texts = new Map(answer.words.map((word) => [word.id, word]));
    const created = [
      ...this.#state.created
        .filter(({ id }) => !changes.some((change) => change.kind === "delete" && change.id === id))
        .map((word) => texts.get(word.id) ?? word),
      ...answer.words
        .filter(({ id }) => createdIds.has(id))
        .filter(({ id }) => !this.#state.created.some((word) => word.id === id)),
    ];
    const deleted = changes.flatMap(({ kind, id }) => (kind === "delete" ? [id] : []));
    this.#wiring.saved(answer, deleted);
    this.#settle(changes, { created, failure: null });
  }

  #fail(changes: readonly WordChange[], error: unknown): "saved" | "refused" | "failed" {
    const refused = error instanceof ApiError && [400, 403, 404, 409, 413].includes(error.status);
    if (!refused) {
      this.#stop(changes, null);
      this.#set({ failure: error instanceof Error ? error : new Error(String(error)) });
      if (!(error instanceof ApiError && error.status === 401)) this.#retryLater();
      return "failed";
    }
    const [only] = changes;
    if (changes.length > 1 || !only) return "refused";
    // What was to be deleted no longer exists.
    if (only.kind === "delete" && error.status === 404) this.#settle(changes, { failure: null });
    else this.#stop(changes, error.message);
    return "saved";
  }

  /** Removes confirmed changes; what was done to their words in the meantime replaces them. */
  #settle(changes: readonly WordChange[], rest: Partial<QueueState>): void {
    const pending = new Map(this.#state.pending);
    for (const { id } of changes) {
      const { next = null, held = false, under = null } = pending.get(id) ?? {};
      pending.delete(id);
      if (next) pending.set(id, { ...fresh(next), held, under });
      else this.#wiring.kept.drop(id);
    }
    this.#set({ ...rest, pending });
  }

  /** What was not being sent stays, merged with what was done to its word in the meantime. */
  #stop(changes: readonly WordChange[], refusal: string | null): void {
    const pending = new Map(this.#state.pending);
    for (const { id } of changes) {
      const entry = pending.get(id);
      if (!entry) continue;
      if (entry.next && entry.held) {
        const under = entry.under ? joined(entry.change, entry.under) : entry.change;
        pending.set(id, { ...fresh(entry.next), held: true, under });
        continue;
      }
      const result = entry.next ? joined(entry.change, entry.next) : entry.change;
      if (result) pending.set(id, { ...fresh(result), refusal: entry.next ? null : refusal });
      else {
        pending.delete(id);
        this.#wiring.kept.drop(id);
      }
    }
    this.#set({ pending });
  }

  #mark(entries: readonly PendingChange[], mark: Partial<PendingChange>): void {
    const pending = new Map(this.#state.pending);
    for (const { change } of entries) {
      const entry = pending.get(change.id);
      if (entry) pending.set(change.id, { ...entry, ...mark });
    }
    this.#set({ pending });
  }

  #retryLater(): void {
    this.#retry = setTimeout(() => void this.flush(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LAST_RETRY_MS);
  }

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What remains to be sent, after the tab is closed, of a change that is being sent and the next one to its word. */
const resumable = (change: WordChange, next: WordChange): WordChange =>
  change.kind === "update" ? (joined(change, next) ?? next) : next;

const fresh = (change: WordChange): PendingChange => ({
  change,
  next: null,
  sending: false,
  held: false,
  under: null,
  refusal: null,
});
