import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Memory, Shelf } from "../../memory/memory.ts";
import { SingleFlight } from "../../single-flight.ts";
import { inSlices } from "../../slices.ts";
import { EditionIndex } from "./edition-index.ts";
import { readEdition } from "./edition-words.ts";
import type { TestFacts } from "./test-state.ts";

/** Indexes of editions. An edition never changes, so any process may keep its own. */
export class EditionIndexes {
  readonly #kept: Shelf<EditionIndex>;
  readonly #readings = new SingleFlight<EditionIndex>();

  constructor(memory: Memory) {
    this.#kept = memory.shelf("indexes of editions");
  }

  /** `not_found` once the dictionary is deleted. */
  async get(db: Db, userId: string, facts: TestFacts): Promise<EditionIndex> {
    const key = `${facts.editionId} ${facts.swapped} ${facts.sound}`;
    return this.#kept.get(key) ?? this.#readings.join(key, () => this.#read(db, userId, facts, key));
  }

  async #read(db: Db, userId: string, facts: TestFacts, key: string): Promise<EditionIndex> {
    const words = await readEdition(db, userId, facts.editionId);
    if (words.length === 0) throw new AppError("not_found");
    const index = await inSlices(EditionIndex.of(words, facts));
    this.#kept.put(key, index, index.bytes);
    return index;
  }
}
