import { isBlank, judge, type Judgement } from "../../../shared/judge/judge.ts";
import { othersOf, type OtherAnswers, type OtherEntry } from "../../../shared/judge/others.ts";
import { prepare } from "../../../shared/judge/prepare.ts";
import { invalidField } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { answerLanguageOf, expectedOf, judgedQuestion, promptOf } from "./asked.ts";
import type { EditionIndexes } from "./edition-indexes.ts";
import { readWords } from "./edition-words.ts";
import type { TestQuestion } from "./questions.ts";

interface Asked {
  db: Db;
  userId: string;
  indexes: EditionIndexes;
  question: TestQuestion;
}

/**
 * Judges what was typed. The other entries of the dictionary are looked at only where they could matter, which the plainly
 * right answers, most of all, never need. A blank answer is 400.
 */
export async function judgeAnswer(asked: Asked, typed: string): Promise<Judgement> {
  const { question } = asked;
  const others = new KnownAnswers();
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
async function acceptedTerms({ db, userId, indexes, question }: Asked): Promise<readonly string[]> {
  const { term, definitions, editionId } = question;
  const entry = { id: question.wordId, term, definitions };
  const index = await indexes.get(db, userId, question);
  const alike = await readWords(db, userId, editionId, index.shownBy(definitions[0] ?? ""));
  return prepare([entry, ...alike], question).question(entry.id)?.accepted ?? expectedOf(question);
}

/** Finds out whose answers the wanted keys are. */
async function lookUp({ db, userId, indexes, question }: Asked, others: KnownAnswers): Promise<void> {
  const index = await indexes.get(db, userId, question);
  const words = await readWords(db, userId, question.editionId, index.answering([...others.wanted]));
  const entries = words.map(({ id, term, definitions }) => {
    const word = { ...question, term, definitions: [...definitions] };
    // What is heard would only say the answer once more: the other entry is told by its meaning.
    const prompt = promptOf({ ...word, sound: false }).join(", ");
    return { entryId: id, prompt, answers: expectedOf(word), ...(question.sound && { heardAs: term }) };
  });
  others.learn(othersOf(entries, answerLanguageOf(question)).except(question.wordId));
}

/** Answers of other entries as far as they were looked up; it notes what else it is asked for. */
class KnownAnswers implements OtherAnswers {
  readonly wanted = new Set<string>();
  readonly #known = new Map<string, OtherEntry | undefined>();

  find(key: string): OtherEntry | undefined {
    if (!this.#known.has(key)) this.wanted.add(key);
    return this.#known.get(key);
  }

  learn(others: OtherAnswers): void {
    for (const key of this.wanted) this.#known.set(key, others.find(key));
    this.wanted.clear();
  }
}
