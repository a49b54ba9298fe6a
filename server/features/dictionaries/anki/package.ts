import type { Readable } from "node:stream";

import type { Kysely } from "kysely";

import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";
import { FairQueue, type Caller } from "../../../fair-queue.ts";
import type { Effort } from "../../../slices.ts";
import type { Spool } from "../../../spool.ts";
import { inThread, type Thread } from "../../../thread.ts";
import { groupedByReviews, readHistories, readMemorySettings } from "../../reviews/index.ts";
import { readWordsAfter } from "../words-after.ts";
import type { PackagedDictionary } from "./collection.ts";
import type { PackagedWord } from "./rows.ts";
import type { PackagerMessage } from "./worker.ts";

/** Words that are read at once. */
const WORDS_AT_ONCE = 40;

/** No learner comes near this; older or newer reviews beyond it are left out. */
const MOST_REVIEWS = 1_000_000;

const PACKAGER = { built: "anki-package.js", source: new URL("worker.ts", import.meta.url) };
/** A thread uses a core and much memory; everybody gets their turn within minutes. */
const QUEUE = { atOnce: 1, atOnceOfOne: 1, waiting: 40, waitingOfOne: 3, retryAfter: 30 };

/** Packages of Anki, each made in a thread of its own. */
export class Packages {
  readonly #spool: Spool;
  readonly #queue = new FairQueue(QUEUE);

  constructor(spool: Spool) {
    this.#spool = spool;
  }

  /** A dictionary's package; 404 for an unknown one, 429 where too many are waiting. */
  async make(
    db: Kysely<Tables>,
    userId: string,
    dictionaryId: string,
    caller: Caller,
    effort: Effort,
  ): Promise<{ name: string; content: Readable }> {
    const dictionary = await this.#readDictionary(db, userId, dictionaryId, effort);
    const content = await this.#queue.run(caller, async () => {
      const words = this.#eachWords(db, userId, dictionaryId);
      const packed = await inThread(PACKAGER, (thread) => written(thread, dictionary, words));
      return this.#spool.hold(caller, (write) => write([packed]));
    });
    return { name: dictionary.name, content };
  }

  async #readDictionary(
    db: Kysely<Tables>,
    userId: string,
    dictionaryId: string,
    effort: Effort,
  ): Promise<PackagedDictionary> {
    const dictionary = await db
      .selectFrom("dictionaries")
      .select(["name", "review", "created_at", "updated_at"])
      .where("user_id", "=", userId)
      .where("id", "=", dictionaryId)
      .executeTakeFirst();
    if (!dictionary) throw new AppError("not_found");
    const { now, ...settings } = await readMemorySettings(db, userId, effort);
    return {
      name: dictionary.name,
      review: dictionary.review,
      createdAt: dictionary.created_at.getTime(),
      updatedAt: dictionary.updated_at.getTime(),
      settings,
      now,
    };
  }

  async *#eachWords(db: Db, userId: string, dictionaryId: string): AsyncGenerator<PackagedWord[]> {
    let room = MOST_REVIEWS;
    for (let after = 0; ;) {
      const words = await readWords(db, userId, dictionaryId, after);
      const all = words.map(({ id }) => id);
      for (const ids of await groupedByReviews(db, userId, all)) {
        const histories = await readHistories(db, userId, ids);
        for (const history of histories) {
          history.reviews = history.reviews.slice(0, room);
          room -= history.reviews.length;
        }
        yield words
          .filter(({ id }) => ids.includes(id))
          .map((word) => ({ ...word, cards: histories.filter(({ wordId }) => wordId === word.id) }));
      }
      if (words.length < WORDS_AT_ONCE) return;
      after = words.at(-1)?.order ?? after;
    }
  }
}

async function written(
  thread: Thread,
  dictionary: PackagedDictionary,
  words: AsyncIterable<readonly PackagedWord[]>,
): Promise<Uint8Array> {
  const tell = (message: PackagerMessage): Promise<unknown> => thread.ask(message);
  await tell({ dictionary });
  for await (const some of words) await tell({ words: some });
  return (await tell({ words: null })) as Uint8Array;
}

async function readWords(
  db: Db,
  userId: string,
  dictionaryId: string,
  after: number,
): Promise<Omit<PackagedWord, "cards">[]> {
  const words = await readWordsAfter(db, { userId, dictionaryId, after }, WORDS_AT_ONCE);
  return words.map(({ createdAt, updatedAt, ...word }) => ({
    ...word,
    createdAt: Date.parse(createdAt),
    updatedAt: Date.parse(updatedAt),
  }));
}
