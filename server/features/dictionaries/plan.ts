import { v7 as uuidv7 } from "uuid";

import type { DictionaryReview, Word, WordChanges } from "../../../shared/api/dictionaries.ts";
import { limitsOf, type Role } from "../../../shared/roles.ts";
import { tagKey } from "../../../shared/text-rules.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import { learnAlphabet } from "../../../shared/text/weights.ts";
import { AppError } from "../../app-error.ts";
import type { ChangedField, FieldTimes } from "../../database/tables/words.ts";
import { countInitials, KEYS_VERSION, keysOf, sameKeys, type Filing, type WordKeys } from "./keys.ts";
import {
  changedFields,
  fieldsAfter,
  NEW_WORD,
  overwritesUnseen,
  timesOfFields,
  toWord,
  type KnownDictionary,
  type KnownWord,
  type KnownWords,
  type OwnFields,
} from "./rows.ts";

/** An update of 100 bytes can be in conflict with a word of 30 KB. */
const MOST_CONFLICTS = 50;
const MOST_CONFLICT_BYTES = 256 * 1024;

/** What a client asks to change (contract §5). */
export interface Changes {
  name?: Bounded | undefined;
  termsLanguage?: Filing["termsLanguage"] | undefined;
  definitionsLanguage?: Filing["definitionsLanguage"] | undefined;
  review?: DictionaryReview | undefined;
  newPerDay?: number | null | undefined;
  skipArticles?: boolean | undefined;
  words?: WordChanges | undefined;
}

export interface WrittenWord extends WordKeys, OwnFields {
  id: string;
  tag_keys: Bounded[];
  order_number: number;
}

export interface UpdatedWord extends WrittenWord {
  created_at: Date;
  /** None where only the keys change because of a new language: nobody changed the word. */
  changed: readonly ChangedField[];
  /** When each field was changed before. */
  field_times: FieldTimes;
}

/** What is to be written, all or nothing. */
export interface Plan extends Filing {
  name: Bounded;
  review: DictionaryReview;
  newPerDay: number | null;
  wordsCount: number;
  nextOrder: number;
  keysVersion: number;
  initials: Record<string, number>;
  created: WrittenWord[];
  updated: UpdatedWord[];
  deleted: KnownWord[];
  /** False where nothing changes that a person would see. */
  moves: boolean;
}

/**
 * Computes what a request changes in a dictionary as it was read. Throws 404 `not_found` for an unknown word in update
 * or delete, 409 `conflict` for a new word whose id is taken in another dictionary and for fields that somebody else has
 * changed, 403 `words_limit`. A new word that is already in this dictionary is a retry and changes nothing. One step per
 * word, because keys take time.
 */
export function* planChanges(
  dictionary: KnownDictionary,
  words: KnownWords,
  changes: Changes,
  role: Role | null,
): Generator<void, Plan> {
  const { create = [], update = [], delete: removed = [] } = changes.words ?? {};
  const filing = filingAfter(dictionary, changes);
  requireOwn(dictionary, words, [...update.map(({ id }) => id), ...removed]);
  refuseUnseen(words, update);
  const deleted = removed.flatMap((id) => words.get(id) ?? []);
  const fresh = create.filter(({ id }) => !id || !isRetry(dictionary, words, id));
  const wordsCount = dictionary.words_count - deleted.length + fresh.length;
  if (fresh.length > 0 && wordsCount > limitsOf(role).wordsPerDictionary) throw new AppError("words_limit");
  if (fresh.length + words.size > 0) yield* learnAlphabet(filing.termsLanguage);
  const created: WrittenWord[] = [];
  for (const { id = uuidv7(), ...sent } of fresh) {
    const own = fieldsAfter(NEW_WORD, sent);
    const order_number = dictionary.next_order + created.length;
    created.push({ id, ...own, order_number, tag_keys: own.tags.map(tagKey), ...keysOf(own, filing) });
    yield;
  }
  const updated = yield* updatedWords(dictionary, words, changes.words, filing);
  const { name = dictionary.name, review = dictionary.review, newPerDay = dictionary.new_per_day } = changes;
  return {
    ...filing,
    name,
    review,
    newPerDay,
    wordsCount,
    nextOrder: dictionary.next_order + created.length,
    // The version of this process, so that a newer process beside it can tell that the keys are outdated.
    keysVersion:
      created.length + updated.length > 0 ? KEYS_VERSION : Math.max(KEYS_VERSION, dictionary.keys_version),
    initials: countInitials(dictionary.initials, {
      more: [...created, ...updated],
      fewer: [...deleted, ...updated.flatMap(({ id }) => words.get(id) ?? [])],
    }),
    created,
    updated,
    deleted,
    moves:
      name !== dictionary.name ||
      review !== dictionary.review ||
      newPerDay !== dictionary.new_per_day ||
      changesFiling(dictionary, changes) ||
      created.length + deleted.length > 0 ||
      updated.some(({ changed }) => changed.length > 0),
  };
}

/**
 * Whether the keys of all words must be recomputed: a language or the way of sorting changes, or the rules have
 * changed.
 */
export const outdatesKeys = (dictionary: KnownDictionary, changes: Changes): boolean =>
  changesFiling(dictionary, changes) || dictionary.keys_version < KEYS_VERSION;

function changesFiling(dictionary: KnownDictionary, changes: Changes): boolean {
  const after = filingAfter(dictionary, changes);
  return (
    after.termsLanguage !== dictionary.terms_language ||
    after.definitionsLanguage !== dictionary.definitions_language ||
    after.skipArticles !== dictionary.skip_articles
  );
}

const filingAfter = (dictionary: KnownDictionary, changes: Changes): Filing => ({
  termsLanguage: changes.termsLanguage ?? dictionary.terms_language,
  definitionsLanguage: changes.definitionsLanguage ?? dictionary.definitions_language,
  skipArticles: changes.skipArticles ?? dictionary.skip_articles,
});

function requireOwn(dictionary: KnownDictionary, words: KnownWords, ids: readonly string[]): void {
  if (ids.some((id) => words.get(id)?.dictionary_id !== dictionary.id)) throw new AppError("not_found");
}

/**
 * Throws 409 with the words as they are where an update would overwrite what its sender has not seen: the first ones,
 * until the answer is large.
 */
function refuseUnseen(words: KnownWords, update: NonNullable<WordChanges["update"]>): void {
  const conflicting: Word[] = [];
  let bytes = 0;
  for (const { id, seenUpdatedAt, ...fields } of update) {
    const known = words.get(id);
    if (!known || !seenUpdatedAt || !overwritesUnseen(known, fields, seenUpdatedAt)) continue;
    const word = toWord(known);
    bytes += Buffer.byteLength(JSON.stringify(word));
    if (conflicting.length > 0 && bytes > MOST_CONFLICT_BYTES) break;
    conflicting.push(word);
    if (conflicting.length === MOST_CONFLICTS) break;
  }
  if (conflicting.length > 0) throw new AppError("conflict", { words: conflicting });
}

function isRetry(dictionary: KnownDictionary, words: KnownWords, id: string): boolean {
  const known = words.get(id);
  if (known && known.dictionary_id !== dictionary.id) throw new AppError("conflict");
  return known !== undefined;
}

function* updatedWords(
  dictionary: KnownDictionary,
  words: KnownWords,
  { update = [], delete: removed = [] }: WordChanges = {},
  filing: Filing,
): Generator<void, UpdatedWord[]> {
  const updates = new Map(update.map((word) => [word.id, word]));
  const deleted = new Set(removed);
  const updated: UpdatedWord[] = [];
  for (const before of words.values()) {
    if (before.dictionary_id !== dictionary.id || deleted.has(before.id)) continue;
    const own = fieldsAfter(before, updates.get(before.id));
    const keys = keysOf(own, filing);
    const changed = changedFields(before, own);
    const { id, order_number, created_at } = before;
    const tag_keys = own.tags.map(tagKey);
    const field_times = timesOfFields(before);
    if (changed.length > 0 || !sameKeys(keys, before))
      updated.push({ id, order_number, created_at, ...own, tag_keys, ...keys, changed, field_times });
    yield;
  }
  return updated;
}
