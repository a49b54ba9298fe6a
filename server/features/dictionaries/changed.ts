import type { Dictionary, Word } from "../../../shared/api/dictionaries.ts";
import type { KnownDictionary } from "./known.ts";
import type { Changes, KnownWords, Plan } from "./plan.ts";
import { toDictionary, toWord } from "./rows.ts";

/** The answer to a change: the dictionary, and the created and updated words in the order they were sent. */
export type Changed = Dictionary & { words: Word[] };

/** The answer once the plan is written; `dictionary` already has the time of the change. */
export function answerTo(
  { words: asked = {} }: Changes,
  dictionary: KnownDictionary,
  plan: Plan,
  words: KnownWords,
): Changed {
  const time = dictionary.updated_at;
  const created = plan.created.map((word) => ({ ...word, created_at: time, updated_at: time })).values();
  const updated = new Map(plan.updated.map((word) => [word.id, { ...word, updated_at: time }]));
  const answered = [
    ...(asked.create ?? []).map(({ id }) => (id && words.get(id)) || created.next().value),
    ...(asked.update ?? []).map(({ id }) => updated.get(id) ?? words.get(id)),
  ];
  return {
    ...toDictionary(dictionaryAfter(dictionary, plan)),
    words: answered.flatMap((word) => (word ? [toWord(word)] : [])),
  };
}

/** The dictionary after a plan, except for the time of the change. */
const dictionaryAfter = (dictionary: KnownDictionary, plan: Plan): KnownDictionary => ({
  ...dictionary,
  name: plan.name,
  terms_language: plan.termsLanguage,
  definitions_language: plan.definitionsLanguage,
  review: plan.review,
  skip_articles: plan.skipArticles,
  words_count: plan.wordsCount,
  next_order: plan.nextOrder,
  initials: plan.initials,
  keys_version: plan.keysVersion,
});
