import { limitsOf, type Role } from "../../../shared/roles.ts";
import { normalizeText } from "../../../shared/text-rules.ts";
import { derived, short, type Bounded } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import { lockedDictionaries } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { AnkiError, told } from "./protocol.ts";

export interface Deck {
  /** Of the dictionary. */
  id: string;
  /** No other deck has it. */
  name: Bounded;
  /** How many more words it may have. */
  room: number;
}

/** The dictionaries of a user, the oldest first; `lock` holds them until the transaction ends. */
export async function readDecks(
  db: Db,
  { userId, role }: { userId: string; role: Role | null },
  { lock = false } = {},
): Promise<Deck[]> {
  const own = lock
    ? lockedDictionaries(db, userId)
    : db.selectFrom("dictionaries").where("user_id", "=", userId).orderBy("id");
  const dictionaries = await own.select(["id", "name", "words_count"]).execute();
  const names = ownNames(dictionaries.map(({ name }) => name));
  const limit = limitsOf(role).wordsPerDictionary;
  return dictionaries.map(({ id, name, words_count }, index) => ({
    id,
    name: names[index] ?? name,
    room: limit - words_count,
  }));
}

/** Decks are identified by name: where dictionaries share a name, the later ones get a number. */
export function ownNames(names: readonly Bounded[]): Bounded[] {
  const taken = new Set<string>();
  /** The lowest count that is not taken, by name. */
  const counts = new Map<string, number>();
  return names.map((name) => {
    const key = lowerCase(name);
    let count = counts.get(key) ?? 1;
    const own = (): Bounded => (count === 1 ? name : derived(name, `${name} (${count})`));
    while (taken.has(lowerCase(own()))) count++;
    taken.add(lowerCase(own()));
    counts.set(key, count + 1);
    return own();
  });
}

export function deckNamed(decks: readonly Deck[], name: unknown): Deck {
  const deck = findDeck(decks, name);
  if (!deck) throw new AnkiError(`deck was not found: ${told(name)}`);
  return deck;
}

/** Ignoring case, and how the name is composed. */
export function findDeck(decks: readonly Deck[], name: unknown): Deck | undefined {
  const key = typeof name === "string" && lowerCase(normalizeText(short(name)));
  return decks.find((one) => lowerCase(one.name) === key);
}
