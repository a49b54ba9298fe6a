import { api } from "../../../shared/api/index.ts";
import { limitsOf } from "../../../shared/roles.ts";
import type { Mount } from "../../http/mount.ts";
import { KeyedMutex } from "../../keyed-mutex.ts";
import type { Services } from "../../services.ts";
import { readOverview } from "./overview.ts";
import { addDefinition } from "./question/add-definition.ts";
import { answerQuestion, judgeAnswer } from "./question/answering.ts";
import { DictionaryIndexes } from "./question/dictionary-index.ts";
import {
  decideAnswer,
  decideHint,
  requireAnswerable,
  requireOpen,
  requireOverridable,
  decideOverride,
  decideSkip,
} from "./question/rules.ts";
import { endTest } from "./report/finish-test.ts";
import { countWords, startTest } from "./setup/start.ts";

export function mountTesting(mount: Mount, { caches, metrics }: Services): void {
  const { create, count, read, answer, skip, hint, override, end } = api.testing;
  const indexes = new DictionaryIndexes(caches);
  const mutex = new KeyedMutex();

  mount(create, ({ db, account, body }) =>
    mutex.run(account.id, async () => {
      const testsLeft = await startTest(db, account.id, limitsOf(account.role).testsPerDay, body);
      metrics.testsStarted.inc();
      return { testsLeft };
    }),
  );

  mount(count, async ({ db, account, body }) => ({ words: await countWords(db, account.id, body) }));

  mount(read, ({ db, account }) => readOverview(db, account.id));

  mount(answer, ({ db, account: { id: userId }, body: { answer: typed, testId: questionId } }) =>
    mutex.run(userId, () =>
      answerQuestion(db, userId, questionId, async (question) => {
        requireAnswerable(question);
        return decideAnswer(question, typed, await judgeAnswer({ db, userId, indexes, question }, typed));
      }),
    ),
  );

  mount(skip, ({ db, account: { id: userId }, body }) =>
    mutex.run(userId, () =>
      answerQuestion(db, userId, body?.testId, (question) => {
        requireOpen(question);
        return decideSkip(question);
      }),
    ),
  );

  mount(hint, ({ db, account: { id: userId }, body }) =>
    mutex.run(userId, () =>
      answerQuestion(db, userId, body?.testId, (question) => {
        requireOpen(question);
        return decideHint(question);
      }),
    ),
  );

  mount(override, async ({ db, account, body: { testId: questionId, addDefinition: wanted } }) => {
    const { result, right } = await mutex.run(account.id, () =>
      answerQuestion(db, account.id, questionId, (question) => {
        requireOverridable(question);
        return decideOverride(question);
      }),
    );
    if (!wanted) return result;
    const definitionAdded = right !== null && (await addDefinition(db, account, right));
    return { ...result, definitionAdded };
  });

  mount(end, ({ db, account }) =>
    mutex.run(account.id, async () => ({ report: await endTest(db, account.id) })),
  );
}
