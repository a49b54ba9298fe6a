import type { Selectable } from "kysely";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { millisecondsOf } from "../../../shared/api/values.ts";
import {
  EMPTY_WORD,
  isSameText,
  mapFields,
  pick,
  WORD_FIELDS,
  type Word,
  type WordTexts,
} from "../../../shared/api/word.ts";
import type { ChangedField, DictionariesTable, FieldTimes, WordsTable } from "../../database/tables/words.ts";

export const DICTIONARY_COLUMNS = [
  "id",
  "name",
  "terms_language",
  "definitions_language",
  "review",
  "new_per_day",
  "skip_articles",
  "words_count",
  "created_at",
  "updated_at",
] as const;

export const WORD_COLUMNS = [
  "id",
  ...WORD_FIELDS,
  "resting",
  "order_number",
  "created_at",
  "updated_at",
] as const;

export type DictionaryRow = Pick<Selectable<DictionariesTable>, (typeof DICTIONARY_COLUMNS)[number]>;
export type WordRow = Pick<Selectable<WordsTable>, (typeof WORD_COLUMNS)[number]>;

export const toDictionary = (row: DictionaryRow): Dictionary => ({
  id: row.id,
  name: row.name,
  termsLanguage: row.terms_language,
  definitionsLanguage: row.definitions_language,
  review: row.review,
  newPerDay: row.new_per_day,
  skipArticles: row.skip_articles,
  wordsCount: row.words_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const toWord = (row: WordRow): Word => ({
  id: row.id,
  ...pick(row, WORD_FIELDS),
  resting: row.resting,
  order: row.order_number,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** What a change has to know of a dictionary, and of each word. */
export const KNOWN_COLUMNS = [...DICTIONARY_COLUMNS, "next_order", "initials", "keys_version"] as const;
export const KNOWN_WORD_COLUMNS = [
  ...WORD_COLUMNS,
  "dictionary_id",
  "initial",
  "sort_key",
  "term_key",
  "definitions_key",
  "field_times",
] as const;

export type KnownDictionary = Pick<Selectable<DictionariesTable>, (typeof KNOWN_COLUMNS)[number]>;
export type KnownWord = Pick<Selectable<WordsTable>, (typeof KNOWN_WORD_COLUMNS)[number]>;
/**
 * The user's words that a request may refer to, by id: those it names, and the whole dictionary where all keys must be
 * recomputed.
 */
export type KnownWords = ReadonlyMap<string, KnownWord>;

/** The first row has the dictionary and no word, the others have a word each. */
export type RowOfBoth<OfDictionary, OfWord> = OfWord & { dictionary: InJson<OfDictionary> | null };
type InJson<Row> = Omit<Row, keyof Times> & Record<keyof Times, string>;
type Times = Pick<DictionaryRow, "created_at" | "updated_at">;

/**
 * A dictionary and words: one round trip, no repeated data. The words are selected as `w` by what follows `FROM`; $1 is
 * the user and $2 the dictionary. An append keeps the order of its parts and of the rows in each.
 */
export function dictionaryAndWords(
  columns: readonly string[],
  /** Expressions by the names of their columns. */
  wordColumns: Readonly<Record<string, string>>,
): (from: string) => string {
  const selected = columns.map((column) => `'${column}', ${column}`);
  const nothing = Object.keys(wordColumns).map((name) => `NULL AS "${name}"`);
  const both = `
  (SELECT json_build_object(${selected.join(", ")}) AS dictionary, ${nothing.join(", ")}
    FROM dictionaries WHERE user_id = $1 AND id = $2)
  UNION ALL
  (SELECT NULL, ${Object.values(wordColumns).join(", ")} FROM `;
  return (from) => `${both}${from})`;
}

/** Words never outlive their dictionary, so a word is never the first row. Undefined if there is no dictionary. */
export function separated<OfDictionary extends Times, OfWord>(
  rows: readonly RowOfBoth<OfDictionary, OfWord>[],
): { dictionary: OfDictionary; words: OfWord[] } | undefined {
  const facts = rows[0]?.dictionary;
  if (!facts) return undefined;
  const times: Times = { created_at: new Date(facts.created_at), updated_at: new Date(facts.updated_at) };
  // Safe: times are all that JSON has in another form.
  return { dictionary: { ...facts, ...times } as unknown as OfDictionary, words: rows.slice(1) };
}

/** What the owner of a word decides of it. */
export type OwnFields = WordTexts & { resting: boolean };

export type WordUpdate = { [Field in ChangedField]?: OwnFields[Field] | undefined };

export const NEW_WORD: OwnFields = { ...EMPTY_WORD, resting: false };

/** Fields that an update does not name stay as they are. */
export const fieldsAfter = (before: OwnFields, update: WordUpdate = {}): OwnFields => ({
  // Safe: each field has its own value.
  ...(mapFields((field) => update[field] ?? before[field]) as WordTexts),
  resting: update.resting ?? before.resting,
});

export const changedFields = (before: OwnFields, after: OwnFields): ChangedField[] => [
  ...WORD_FIELDS.filter((field) => !isSameText(before[field], after[field])),
  ...(before.resting === after.resting ? [] : (["resting"] as const)),
];

interface Timed {
  created_at: Date;
  updated_at: Date;
  field_times: FieldTimes;
}

/**
 * When each field was last changed. The word itself was changed when the last of its fields was; where it says
 * otherwise, a node of an earlier release has changed it, and any field may be what it changed.
 */
export function timesOfFields({ created_at, updated_at, field_times }: Timed): FieldTimes {
  const updated = updated_at.toISOString();
  const isComplete = [created_at.toISOString(), ...Object.values(field_times)].includes(updated);
  return isComplete ? field_times : { ...mapFields(() => updated), resting: updated };
}

/**
 * Whether an update would overwrite what somebody else has written since the word was seen. Where both wrote the same,
 * nothing is lost: a request that is sent again is none.
 */
export function overwritesUnseen(
  word: Timed & OwnFields,
  update: WordUpdate,
  seenUpdatedAt: string,
): boolean {
  const seen = millisecondsOf(seenUpdatedAt);
  const times = timesOfFields(word);
  return changedFields(word, fieldsAfter(word, update)).some((field) => {
    const changed = times[field];
    return changed !== undefined && Date.parse(changed) > seen;
  });
}
