import { isBlank, judge, type Judgement } from "../../../../shared/judge/judge.ts";
import { othersOf, type OtherAnswers, type OtherEntry } from "../../../../shared/judge/others.ts";
import { prepare } from "../../../../shared/judge/prepare.ts";
import type { Bounded } from "../../../../shared/text/bounds.ts";
import { invalidField } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import type { TestQuestion } from "../questions.ts";
import { readWords, type DictionaryIndex, type DictionaryIndexes } from "./dictionary-index.ts";
import { answerLanguageOf, expectedOf, judgedQuestion, promptOf } from "./rules.ts";

interface Asked {
  db: Db;
  userId: string;
  question: TestQuestion;
  /** Of the question's dictionary as it is now. */
  index: () => Promise<DictionaryIndex>;
}

interface Judging extends Omit<Asked, "index"> {
  indexes: DictionaryIndexes;
}

/**
 * Judges a typed answer. The other entries of the dictionary, as they are now, are read only where they could matter;
 * plainly right answers, which are the majority, never need them. A blank answer is 400.
 */
export async function judgeAnswer({ indexes, ...judging }: Judging, typed: Bounded): Promise<Judgement> {
  const { db, userId, question } = judging;
  let reading: Promise<DictionaryIndex> | undefined;
  const asked: Asked = { ...judging, index: () => (reading ??= indexes.get(db, userId, question)) };
  const others = new LookedUpAnswers();
  let judged = { ...judgedQuestion(question), others };
  if (isBlank(typed, judged.accepted)) throw invalidField("answer", { key: "required" });
  let judgement = judge(typed, judged);
  if (question.swapped && !question.sound && judgement.verdict !== "exact") {
    judged = { ...judged, accepted: await acceptedTerms(asked) };
    judgement = judge(typed, judged);
  }
  while (others.wanted.size > 0) {
    await lookUp(asked, others);
    judgement = judge(typed, judged);
  }
  return judgement;
}

/** The term, and the other terms that share all shown definitions. */
async function acceptedTerms({ db, userId, question, index }: Asked): Promise<readonly Bounded[]> {
  const { dictionaryId, wordId, term, definitions } = question;
  const entry = { id: wordId, term, definitions };
  const numbers = (await index()).shownBy(definitions[0] ?? term);
  const words = await readWords(db, userId, dictionaryId, numbers);
  // The word itself is asked as it was.
  const others = words.filter(({ id }) => id !== wordId);
  return prepare([entry, ...others], question).question(wordId)?.accepted ?? expectedOf(question);
}

/** Finds out whose answers the wanted keys are. */
async function lookUp({ db, userId, question, index }: Asked, others: LookedUpAnswers): Promise<void> {
  const numbers = (await index()).answering([...others.wanted]);
  const words = await readWords(db, userId, question.dictionaryId, numbers);
  const entries = words.map(({ id, term, definitions }) => {
    const word = { ...question, term, definitions: [...definitions] };
    // If the term is only heard, naming it would give the answer away, so the other entry is identified by its meaning.
    const prompt = promptOf({ ...word, sound: false }).join(", ");
    return { entryId: id, prompt, answers: expectedOf(word), ...(question.sound && { heardAs: term }) };
  });
  others.learn(othersOf(entries, answerLanguageOf(question)).except(question.wordId));
}

/** The answers of other entries that were looked up so far; it records the keys that still have to be. */
class LookedUpAnswers implements OtherAnswers {
  readonly wanted = new Set<Bounded>();
  readonly #found = new Map<Bounded, OtherEntry | undefined>();

  find(key: Bounded): OtherEntry | undefined {
    if (!this.#found.has(key)) this.wanted.add(key);
    return this.#found.get(key);
  }

  learn(others: OtherAnswers): void {
    for (const key of this.wanted) this.#found.set(key, others.find(key));
    this.wanted.clear();
  }
}
