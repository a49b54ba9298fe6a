import type { Kysely } from "kysely";

import { api } from "../../../shared/api/index.ts";
import { limitsOf } from "../../../shared/roles.ts";
import type { Tables } from "../../database/tables.ts";
import type { Mount } from "../../http/mount.ts";
import { KeyedMutex } from "../../keyed-mutex.ts";
import type { Services } from "../../services.ts";
import { readOverview } from "./overview.ts";
import type { QuestionLog } from "./question-log.ts";
import { addDefinition, type ChangeDictionary } from "./question/add-definition.ts";
import { DictionaryIndexes } from "./question/dictionary-indexes.ts";
import { judgeAnswer } from "./question/judging.ts";
import { KeptQuestions } from "./question/kept-questions.ts";
import { readNoteAndExample, withNoteAndExample } from "./question/note-and-example.ts";
import {
  decideAnswer,
  requireAnswerable,
  requireOpen,
  requireOverridable,
  decideOverride,
  decideSkip,
} from "./question/rules.ts";
import { settle, type Settlement } from "./question/settle.ts";
import { endTest } from "./report/finish-test.ts";
import { countWords, startTest } from "./setup/start.ts";
import type { TestState } from "./test-state.ts";

export function mountTesting(
  mount: Mount,
  { caches, metrics }: Services,
  changeDictionary: ChangeDictionary,
  log: QuestionLog,
): void {
  const { create, count, read, answer, skip, override, end } = api.testing;
  const indexes = new DictionaryIndexes(caches);
  const mutex = new KeyedMutex();
  const known = caches.cache<TestState>("tests");
  const kept = new KeptQuestions(caches);
  const settleInTurn = <A>(
    db: Kysely<Tables>,
    settlement: Omit<Settlement<A>, "known" | "kept" | "log">,
  ): Promise<A> => mutex.run(settlement.userId, () => settle(db, { ...settlement, known, kept, log }));

  mount(create, ({ db, account, body }) =>
    mutex.run(account.id, async () => {
      const testsLeft = await startTest(db, account.id, limitsOf(account.role).testsPerDay, body);
      metrics.testsStarted.inc();
      return { testsLeft };
    }),
  );

  mount(count, async ({ db, account, body }) => ({ words: await countWords(db, account.id, body) }));

  mount(read, ({ db, account }) => readOverview(db, kept, account.id));

  mount(answer, ({ db, account: { id: userId }, body: { answer: typed, testId: questionId } }) =>
    settleInTurn(db, {
      userId,
      id: questionId,
      decide: async (question) => {
        requireAnswerable(question);
        const judgement = await judgeAnswer({ db, userId, indexes, question }, typed);
        return withNoteAndExample(db, userId, question, decideAnswer(question, typed, judgement));
      },
    }),
  );

  mount(skip, ({ db, account: { id: userId }, body }) =>
    settleInTurn(db, {
      userId,
      id: body?.testId,
      decide: async (question) => {
        requireOpen(question);
        return decideSkip(question, await readNoteAndExample(db, userId, question.wordId));
      },
    }),
  );

  mount(override, async ({ db, account, body: { testId: questionId, addDefinition: wanted } }) => {
    const { result, right } = await settleInTurn(db, {
      userId: account.id,
      id: questionId,
      decide: async (question) => {
        requireOverridable(question);
        return decideOverride(question, await readNoteAndExample(db, account.id, question.wordId));
      },
    });
    if (!wanted) return result;
    const definitionAdded = right !== null && (await addDefinition(db, changeDictionary, account, right));
    return { ...result, definitionAdded };
  });

  mount(end, ({ db, account }) =>
    mutex.run(account.id, async () => ({ report: await endTest(db, account.id) })),
  );
}
