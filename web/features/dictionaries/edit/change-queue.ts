import { v7 as newId } from "uuid";

import type { Dictionary, Word } from "../../../../shared/api/dictionaries.ts";
import { WORDS_PER_REQUEST } from "../../../../shared/limits.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { createStore, type Store } from "../../../lib/store.ts";
import type { Kept } from "./kept-changes.ts";
import { idsOf, stepOf, unsavedIn, type Operation, type Step } from "./operations.ts";
import { conflictsOf, isRestAlone, requestOf, type WordChange, type WordUpdate } from "./word-change.ts";

export interface QueueState {
  /** In the order in which they were made. */
  log: readonly Operation[];
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
  /** Called with words that somebody else has changed. */
  found: (words: readonly Word[]) => void;
  /** Makes a change where its word is now, if it was moved to another dictionary; whether it was. Rejects if nobody knows. */
  follow: (change: WordUpdate) => Promise<boolean>;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
const REFUSED = [400, 403, 404, 409, 413];

/**
 * The log of what was done to words and is not saved: shown at once, kept on the device until confirmed, sent in order,
 * one call at a time, and retried until it works. New words carry their own ids, so that a repeated call creates nothing
 * twice.
 */
export class ChangeQueue {
  readonly state: Store<QueueState>;
  readonly #wiring: Wiring;
  /** Words as the server last told them to this queue. */
  readonly #told = new Map<string, Word>();
  #sending: ReadonlySet<string> = new Set();
  #busy: Promise<void> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_RETRY_MS;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
    this.state = createStore<QueueState>({ log: wiring.kept.operations(), created: [], failure: null });
    for (const { id, notBefore = 0 } of this.#state.log) if (notBefore > 0) this.#releaseAt(notBefore, [id]);
    void this.flush();
  }

  get #state(): QueueState {
    return this.state.get();
  }

  /** Adds changes to the log; returns the ids by which they can be undone before `notBefore`. */
  add(changes: readonly WordChange[], notBefore = 0): string[] {
    const added = changes.map((change): Operation => ({ id: newId(), change, notBefore }));
    const ids = added.map(({ id }) => id);
    for (const operation of added) this.#wiring.kept.keep(operation);
    this.#set({ log: [...this.#state.log, ...added] });
    if (notBefore > 0) this.#releaseAt(notBefore, ids);
    else void this.flush();
    return ids;
  }

  /** Takes operations out of the log, as if they had never been made; what is being sent stays. */
  undo(ids: readonly string[]): void {
    this.#remove(ids.filter((id) => !this.#sending.has(id)));
    void this.flush();
  }

  /** Takes back what was done to a word and refused. */
  discard(wordId: string): void {
    this.undo(this.#state.log.filter(({ change }) => change.id === wordId).map(({ id }) => id));
  }

  /** Replaces all that was done to a word: the person has seen both texts of a conflict. */
  settle(wordId: string, change: WordChange | null): void {
    this.discard(wordId);
    if (change) this.add([change]);
  }

  /** These can no longer be undone. */
  release(ids: readonly string[]): void {
    this.#set({ log: this.#state.log.map((one) => (ids.includes(one.id) ? { ...one, notBefore: 0 } : one)) });
    void this.flush();
  }

  /** Sends everything, also what waits or was refused. */
  retryAll(): Promise<void> {
    this.#set({ log: this.#state.log.map(({ id, change }) => ({ id, change })) });
    return this.flush();
  }

  /** Sends what may be sent; resolves when that is done or has failed. */
  flush(): Promise<void> {
    clearTimeout(this.#retry);
    if (!this.#busy && this.#due().length > 0) this.#busy = this.#sendAll();
    return this.#busy ?? Promise.resolve();
  }

  /** The list was loaded again and contains what was created. */
  forgetCreated(): void {
    if (this.#state.created.length > 0) this.#set({ created: [] });
  }

  #releaseAt(time: number, ids: readonly string[]): void {
    setTimeout(() => this.release(ids), time - Date.now());
  }

  /** What the next request does, to no more words than it may have. */
  #due(): Step[] {
    return unsavedIn(this.#state.log)
      .filter((operations) => operations.at(-1)?.refusal === undefined)
      .slice(0, WORDS_PER_REQUEST)
      .map((operations) => stepOf(operations, this.#told));
  }

  async #sendAll(): Promise<void> {
    for (let steps = this.#due(); steps.length > 0; steps = this.#due()) {
      this.#sending = new Set(idsOf(steps));
      if (!(await this.#send(steps))) break;
    }
    this.#sending = new Set();
    // Synchronously, so that a change made from now on starts another run.
    this.#busy = null;
  }

  /**
   * Whether the server answered. A refusal of many changes does not say which one was wrong: each half is tried
   * separately.
   */
  async #send(steps: readonly Step[]): Promise<boolean> {
    try {
      this.#confirm(steps, await this.#wiring.send(requestOf(steps.map(({ change }) => change))));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && REFUSED.includes(error.status))) return this.#fail(error);
      if (steps.some(({ change }) => error.words.some(({ id }) => id === change.id)))
        return this.#compare(steps, error);
      const [only] = steps;
      if (steps.length === 1 && only)
        return error.status === 404 ? await this.#refuseLost(only, error) : this.#refuse(only, error);
      const half = Math.ceil(steps.length / 2);
      return (await this.#send(steps.slice(0, half))) && this.#send(steps.slice(half));
    }
  }

  #confirm(steps: readonly Step[], answer: SavedWords): void {
    this.#wait = FIRST_RETRY_MS;
    const ids = (kind: WordChange["kind"]): string[] =>
      steps.flatMap(({ change }) => (change.kind === kind ? [change.id] : []));
    const [created, deleted] = [ids("create"), ids("delete")];
    this.#wiring.saved(answer, deleted);
    this.#tell(answer.words, [
      ...this.#state.created.filter(({ id }) => !created.includes(id) && !deleted.includes(id)),
      ...answer.words.filter(({ id }) => created.includes(id)),
    ]);
    this.#remove(idsOf(steps));
  }

  #refuse({ operations }: Step, { message }: ApiError): true {
    this.#mark(operations, { refusal: message });
    return true;
  }

  /** The dictionary has no such word: it was deleted, or moved by another screen or device. */
  async #refuseLost(step: Step, error: ApiError): Promise<boolean> {
    const { change } = step;
    try {
      const isDone =
        change.kind === "delete" ||
        (change.kind === "update" && ((await this.#wiring.follow(change)) || isRestAlone(change)));
      if (!isDone) return this.#refuse(step, error);
      this.#remove(idsOf([step]));
      return true;
    } catch (failure) {
      return this.#fail(failure);
    }
  }

  /** Somebody else has changed these words: where no field was changed twice, the change is sent again. */
  #compare(steps: readonly Step[], { message, words }: ApiError): true {
    this.#wiring.found(words);
    this.#tell(words);
    for (const { operations, change } of steps) {
      const theirs = words.find(({ id }) => id === change.id);
      if (!theirs || change.kind !== "update") continue;
      const fields = conflictsOf(change, theirs);
      if (fields.length > 0)
        this.#mark(operations, { refusal: message, conflict: { theirs, mine: change.text, fields } });
      else if (!change.seen || change.seen.updatedAt >= theirs.updatedAt)
        this.#mark(operations, { refusal: message });
    }
    return true;
  }

  /** Takes over words as the server told them. */
  #tell(words: readonly Word[], created = this.#state.created): void {
    for (const word of words) this.#told.set(word.id, word);
    this.#set({ created: created.map((word) => this.#told.get(word.id) ?? word), failure: null });
  }

  #mark(operations: readonly Operation[], mark: Pick<Operation, "refusal" | "conflict">): void {
    const last = operations.at(-1)?.id;
    const log = this.#state.log.map((one) => (one.id === last ? { ...one, ...mark } : one));
    this.#set({ log, failure: null });
  }

  #fail(error: unknown): false {
    this.#set({ failure: error instanceof Error ? error : new Error(String(error)) });
    // Who is signed out signs in first.
    if (error instanceof ApiError && error.status === 401) return false;
    this.#retry = setTimeout(() => void this.flush(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LAST_RETRY_MS);
    return false;
  }

  #remove(ids: readonly string[]): void {
    const removed = new Set(ids);
    for (const id of ids) this.#wiring.kept.drop(id);
    this.#set({ log: this.#state.log.filter(({ id }) => !removed.has(id)) });
  }

  #set(change: Partial<QueueState>): void {
    this.state.set({ ...this.#state, ...change });
  }
}
