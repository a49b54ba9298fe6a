import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import { Latest } from "../../latest.ts";
import { EditionIndex } from "./edition-index.ts";
import { readEdition } from "./edition-words.ts";
import type { TestFacts } from "./test-state.ts";

const MOST_EDITIONS = 5000;
/** About a hundred bytes each. */
const MOST_WORDS = 500_000;

/** Indexes of editions. An edition never changes, so any process may keep its own. */
export class EditionIndexes {
  readonly #latest = new Latest<Promise<EditionIndex>>({ entries: MOST_EDITIONS, weight: MOST_WORDS });

  /** `not_found` once the dictionary is deleted. */
  get(db: Db, userId: string, facts: TestFacts): Promise<EditionIndex> {
    const key = `${facts.editionId} ${facts.swapped}`;
    return this.#latest.get(key) ?? this.#read(db, userId, facts, key);
  }

  #read(db: Db, userId: string, facts: TestFacts, key: string): Promise<EditionIndex> {
    const index = readIndex(db, userId, facts);
    this.#latest.put(key, index);
    index.then(
      ({ size }) => this.#latest.weigh(key, index, size),
      () => void this.#latest.take(key),
    );
    return index;
  }
}

async function readIndex(db: Db, userId: string, facts: TestFacts): Promise<EditionIndex> {
  const words = await readEdition(db, userId, facts.editionId);
  if (words.length === 0) throw new AppError("not_found");
  return new EditionIndex(words, facts);
}
