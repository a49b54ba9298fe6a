import type { Kysely } from "kysely";

import type { Tables } from "../../database/tables.ts";
import type { Memory, Shelf } from "../../memory/memory.ts";
import { changeDictionary, type ChangeRequest } from "./change.ts";
import type { Changed } from "./changed.ts";
import type { KnownDictionary } from "./known.ts";
import { addsFewWords, tryTogether } from "./together.ts";

interface Turn {
  request: ChangeRequest;
  resolve: (changed: Changed) => void;
  reject: (reason: unknown) => void;
}

/** A crowd that adds words to one dictionary is written in groups of at most so many. */
const MOST_TOGETHER = 64;

/**
 * Changes of one dictionary, one after the other within this process: a crowd of them waits here and not on the
 * database, where each would hold a connection. What only adds a few words goes together with its like. Between
 * processes the database decides: a try that finds the dictionary changed is made again while holding it.
 */
export class ChangesInTurn {
  readonly #db: Kysely<Tables>;
  /** Dictionaries as this process left them when it last changed them; whoever writes by one finds out whether it still holds. */
  readonly #recent: Shelf<KnownDictionary>;
  readonly #waiting = new Map<string, Turn[]>();

  constructor(db: Kysely<Tables>, memory: Memory) {
    this.#db = db;
    this.#recent = memory.shelf("dictionaries");
  }

  /** As `changeDictionary`. */
  change(request: ChangeRequest): Promise<Changed> {
    return new Promise((resolve, reject) => {
      const key = `${request.userId} ${request.dictionaryId}`;
      const turn = { request, resolve, reject };
      const waiting = this.#waiting.get(key);
      if (waiting) waiting.push(turn);
      else void this.#serve(key, turn);
    });
  }

  async #serve(key: string, first: Turn): Promise<void> {
    const waiting = [first];
    this.#waiting.set(key, waiting);
    while (waiting.length > 0) await this.#serveTogether(waiting.splice(0, groupSize(waiting)));
    this.#waiting.delete(key);
  }

  async #serveTogether(turns: readonly Turn[]): Promise<void> {
    try {
      const requests = turns.map(({ request }) => request);
      const answers = await tryTogether(this.#db, this.#recent, requests);
      for (const [index, { request, resolve, reject }] of turns.entries()) {
        const changed = answers[index];
        if (changed) resolve(changed);
        else await changeDictionary(this.#db, request).then(resolve, reject);
      }
    } catch (error) {
      // Where a connection was lost it is open what was written, so nothing is tried again.
      for (const { reject } of turns) reject(error);
    }
  }
}

function groupSize(waiting: readonly Turn[]): number {
  const others = waiting.findIndex(({ request }) => !addsFewWords(request));
  const alike = others === -1 ? waiting.length : others;
  return Math.min(MOST_TOGETHER, Math.max(1, alike));
}
