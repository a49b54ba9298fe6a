import * as z from "zod/mini";

import { atMost } from "../bounded-array.ts";
import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";
import { WORDS_PER_REQUEST } from "../limits.ts";
import { filter, name, tag, term } from "../text-rules.ts";
import { complain } from "../validation.ts";
import { wordMemory } from "./reviews.ts";
import {
  count,
  dictionariesSort,
  direction,
  id,
  languageCode,
  newCardsPerDay,
  time,
  WORD_IDS_BYTES,
  wordIds,
  wordsSort,
} from "./values.ts";
import { newWord, word, wordUpdate } from "./word.ts";

export { definitions, tags, wordText, type Word } from "./word.ts";

/** The directions in which the words of a dictionary are reviewed. */
export const dictionaryReview = z.enum(["forward", "backward", "both", "off"]);
export type DictionaryReview = z.infer<typeof dictionaryReview>;

const newPerDay = z.nullable(newCardsPerDay);

export const dictionary = z.object({
  id,
  name: z.string(),
  termsLanguage: languageCode,
  definitionsLanguage: languageCode,
  review: dictionaryReview,
  /** The most new cards a day; null: no limit of its own. */
  newPerDay,
  /** Terms are sorted and indexed without a leading article. */
  skipArticles: z.boolean(),
  wordsCount: count,
  createdAt: time,
  updatedAt: time,
});
export type Dictionary = z.infer<typeof dictionary>;

const letterCount = z.object({ letter: z.string(), count });
const ends = { firstTerm: z.nullable(z.string()), lastTerm: z.nullable(z.string()) };

/**
 * A dictionary as the list shows it: how many terms begin with each letter, in alphabetical order, and the first and
 * last term.
 */
export const dictionaryCard = z.extend(dictionary, { letters: z.array(letterCount), ...ends });
export type DictionaryCard = z.infer<typeof dictionaryCard>;

export const dictionaryLetters = z.object({
  letters: z.array(
    z.extend(letterCount, {
      /**
       * The value of `after` for the page that begins with this letter, where words are sorted by term; null for the
       * first page.
       */
      after: z.nullable(z.string()),
    }),
  ),
  ...ends,
});
export type DictionaryLetters = z.infer<typeof dictionaryLetters>;

export const dictionaryTags = z.object({
  tags: z.array(z.object({ tag: z.string(), words: count })),
  /** How many words rest. */
  resting: count,
});
export type DictionaryTags = z.infer<typeof dictionaryTags>;

export const EXPORT_FORMATS = ["csv", "tsv", "json", "apkg"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const wordChanges = z
  .strictObject({
    create: z.optional(atMost(WORDS_PER_REQUEST, z.array(newWord))),
    update: z.optional(atMost(WORDS_PER_REQUEST, z.array(wordUpdate))),
    delete: z.optional(atMost(WORDS_PER_REQUEST, z.array(id))),
  })
  .check((ctx) => {
    const { create = [], update = [], delete: removed = [] } = ctx.value;
    if (create.length + update.length + removed.length > WORDS_PER_REQUEST)
      complain(ctx, [{ key: "too_many", length: WORDS_PER_REQUEST }]);
    const named = new Set<string>();
    const paths = [
      ...create.map((word, index) => [word.id, ["create", index, "id"]] as const),
      ...update.map((word, index) => [word.id, ["update", index, "id"]] as const),
      ...removed.map((wordId, index) => [wordId, ["delete", index]] as const),
    ];
    for (const [wordId, path] of paths)
      if (wordId && named.has(wordId)) complain(ctx, [{ key: "duplicate" }], [...path]);
      else if (wordId) named.add(wordId);
  });
export type WordChanges = z.infer<typeof wordChanges>;
/** The same before they are checked. */
export type SentWordChanges = z.input<typeof wordChanges>;

/** Only words that rest, or only those that do not. */
const resting = z.optional(z.enum(["true", "false"]));

const dictionaryFields = { name, termsLanguage: languageCode, definitionsLanguage: languageCode };
const dictionaryId = z.object({ id });

export const dictionaries = {
  list: endpoint({
    method: "GET",
    path: "/dictionaries",
    stage: "accepted",
    summary: "All dictionaries of the user",
    query: z.strictObject({
      filter: z.optional(filter),
      sort: z.optional(dictionariesSort),
      direction: z.optional(direction),
    }),
    status: 200,
    answer: z.object({ data: z.array(dictionaryCard) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/dictionaries",
    stage: "accepted",
    summary: "Create a dictionary",
    body: z.strictObject(dictionaryFields),
    status: 201,
    answer: dictionary,
    errors: ["dictionaries_limit"],
  }),
  read: endpoint({
    method: "GET",
    path: "/dictionaries/:id",
    stage: "accepted",
    summary: "A dictionary and one page of its words",
    params: dictionaryId,
    query: z.strictObject({
      filter: z.optional(filter),
      tag: z.optional(tag),
      resting,
      sort: z.optional(wordsSort),
      direction: z.optional(direction),
      /** The id of a word, or `next` from the previous page. */
      after: z.optional(boundedString(2048)),
    }),
    status: 200,
    answer: z.extend(dictionary, { words: z.array(word), next: z.nullable(z.string()) }),
  }),
  update: endpoint({
    method: "PATCH",
    path: "/dictionaries/:id",
    stage: "accepted",
    namesUser: true,
    summary: "Change a dictionary and its words, all or nothing",
    params: dictionaryId,
    body: z.strictObject({
      name: z.optional(name),
      termsLanguage: z.optional(languageCode),
      definitionsLanguage: z.optional(languageCode),
      review: z.optional(dictionaryReview),
      newPerDay: z.optional(newPerDay),
      skipArticles: z.optional(z.boolean()),
      words: z.optional(wordChanges),
    }),
    status: 200,
    answer: z.extend(dictionary, { words: z.array(word) }),
    bodyLimit: 8 * 1024 * 1024,
    errors: ["words_limit", "conflict"],
    errorDetails: {
      /** The words as they are now whose named fields have changed since `seenUpdatedAt`. */
      conflict: z.object({ words: z.optional(z.array(word)) }),
    },
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/dictionaries/:id",
    stage: "accepted",
    summary: "Delete a dictionary, its words and its reports",
    params: dictionaryId,
    status: 204,
  }),
  move: endpoint({
    method: "POST",
    path: "/dictionaries/:id/move",
    stage: "accepted",
    summary: "Move words with their memory to another dictionary of the same languages, all or nothing",
    params: dictionaryId,
    body: z.strictObject({ dictionaryId: id, words: wordIds }),
    status: 200,
    answer: z.object({
      from: dictionary,
      to: dictionary,
      /** Those of the words whose term other words of the dictionary have as well. */
      doubled: z.array(id),
    }),
    bodyLimit: WORD_IDS_BYTES,
    errors: ["words_limit", "conflict", "too_many_requests"],
  }),
  word: endpoint({
    method: "GET",
    path: "/dictionaries/:dictionaryId/words/:wordId",
    stage: "accepted",
    summary: "One word, and how well it is remembered in each direction",
    params: z.object({ dictionaryId: id, wordId: id }),
    status: 200,
    answer: z.extend(word, { memory: wordMemory }),
  }),
  letters: endpoint({
    method: "GET",
    path: "/dictionaries/:id/letters",
    stage: "accepted",
    summary: "How many terms begin with each letter, in alphabetical order, and where its page begins",
    params: dictionaryId,
    query: z.strictObject({
      filter: z.optional(filter),
      tag: z.optional(tag),
      resting,
      direction: z.optional(direction),
    }),
    status: 200,
    answer: dictionaryLetters,
  }),
  tags: endpoint({
    method: "GET",
    path: "/dictionaries/:id/tags",
    stage: "accepted",
    summary:
      "The tags of a dictionary's words in alphabetical order, how many words have each, and how many rest",
    params: dictionaryId,
    status: 200,
    answer: dictionaryTags,
  }),
  duplicates: endpoint({
    method: "GET",
    path: "/dictionaries/:id/duplicates",
    stage: "accepted",
    summary:
      "Words with the same term, or with one that differs only in case, marks, spelling, article or notation; the forty oldest",
    params: dictionaryId,
    query: z.strictObject({ term }),
    status: 200,
    answer: z.object({ words: z.array(word) }),
  }),
  export: endpoint({
    method: "GET",
    path: "/dictionaries/:id/export",
    stage: "accepted",
    summary:
      "All words as a file: text with a line of term, definitions, note, example and tags for each word, JSON with everything that is known of them, or an Anki package with their memory",
    params: dictionaryId,
    query: z.strictObject({ format: z.enum(EXPORT_FORMATS) }),
    status: 200,
    media: ["text/csv", "text/tab-separated-values", "application/json", "application/x-apkg"],
    errors: ["too_many_requests"],
  }),
};
