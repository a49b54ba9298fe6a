import type { Strictness } from "../../../../shared/api/reports.ts";
import type { Entry, QueueItem } from "../../../../shared/api/reviews.ts";
import { call } from "../../../lib/api.ts";
import type { Practice, PracticeCard } from "../../../lib/chosen/practice.ts";
import { entriesOptions } from "../../../lib/entries.ts";
import { queryClient } from "../../../lib/queries.ts";
import { canSpeak } from "../../../lib/speech/speech.ts";
import { sidesOf } from "../card-sides.ts";
import { KnownQuestions } from "../session/known-questions.ts";

export interface LoadedPractice {
  /** Without words that are gone, and without dictation where nothing can speak. */
  practice: Practice;
  itemOf: (card: PracticeCard) => QueueItem;
  known: KnownQuestions;
}

export async function loadPractice(stored: Practice): Promise<LoadedPractice> {
  const { dictionaryId, termsLanguage } = stored;
  const [{ entries }, strictness, isSpoken] = await Promise.all([
    queryClient.fetchQuery(entriesOptions(dictionaryId)),
    strictnessOf(stored),
    stored.cards.some(({ kind }) => kind === "dictation") && canSpeak(termsLanguage),
  ]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const cards = stored.cards
    .filter(({ wordId }) => byId.has(wordId))
    .map((card) => (card.kind === "dictation" && !isSpoken ? { ...card, kind: "backward" as const } : card));
  const practice = { ...stored, cards, strictness };
  const itemOf = ({ wordId, kind }: PracticeCard): QueueItem => {
    const entry = byId.get(wordId);
    if (!entry) throw new Error("A practised word is among the entries");
    return { ...questionOf(stored, entry, kind), strictness };
  };
  return { practice, itemOf, known: new KnownQuestions(new Map([[dictionaryId, entries]])) };
}

/** As it is set for the dictionary; without a network as it was when this practice began, or the usual one. */
function strictnessOf({ dictionaryId, strictness }: Practice): Promise<Strictness> {
  return queryClient
    .fetchQuery({
      queryKey: ["strictness", dictionaryId],
      queryFn: ({ signal }) =>
        call("GET /dictionaries/:id/strictness", { params: { id: dictionaryId }, signal }),
      retry: false,
      meta: { handled: true },
    })
    .catch(() => strictness ?? { case: "default", diacritics: "default" });
}

function questionOf(
  { dictionaryId, dictionaryName, termsLanguage, definitionsLanguage }: Practice,
  { id, term, definitions, note, example }: Entry,
  kind: PracticeCard["kind"],
): Omit<QueueItem, "strictness"> {
  const word = { term, definitions, termsLanguage, definitionsLanguage };
  const sides = sidesOf(word, kind === "forward" ? "forward" : "backward");
  return { wordId: id, dictionaryId, dictionaryName, new: false, memory: null, ...sides, note, example };
}
