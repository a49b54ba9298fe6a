import { api } from "../../../shared/api/index.ts";
import { limitsOf } from "../../../shared/roles.ts";
import type { Services } from "../../app.ts";
import { AppError } from "../../http/app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { addDefinition, type ChangeDictionary } from "./add-definition.ts";
import { judgeAnswer } from "./judging.ts";
import { PreparedEditions } from "./prepared-editions.ts";
import type { TestQuestion } from "./questions.ts";
import { answerStep, overrideStep, skipStep } from "./rules.ts";
import { settle } from "./settle.ts";
import { readStanding } from "./standing.ts";
import { startTest } from "./start.ts";

export function mountTesting(
  mount: Mount,
  { database: { db } }: Services,
  changeDictionary: ChangeDictionary,
): void {
  const editions = new PreparedEditions();

  mount(api.testing.create, async ({ account, body }) => ({
    testsLeft: await startTest(db, account.id, limitsOf(account.role).testsPerDay, body),
  }));

  mount(api.testing.read, ({ account }) => readStanding(db, account.id));

  mount(api.testing.answer, ({ account, body: { answer, testId } }) =>
    settle(db, account.id, testId, async (tx, question) => {
      if (question.outcome !== null) demandLast(question, ["wrong"]);
      return answerStep(question, answer, await judgeAnswer(tx, account.id, editions, question, answer));
    }),
  );

  mount(api.testing.skip, ({ account, body }) =>
    settle(db, account.id, body?.testId, async (_, question) => {
      if (question.outcome !== null) throw new AppError("conflict");
      return skipStep(question);
    }),
  );

  mount(api.testing.override, async ({ account, body: { testId, addDefinition: wanted } }) => {
    const { result, right } = await settle(db, account.id, testId, async (_, question) => {
      demandLast(question, ["wrong", "overridden"]);
      return overrideStep(question);
    });
    if (!wanted) return result;
    const definitionAdded = right !== null && (await addDefinition(db, changeDictionary, account, right));
    return { ...result, definitionAdded };
  });
}

/** Only the last finished question can still change, and only after a wrong answer. */
function demandLast({ outcome, position, current }: TestQuestion, outcomes: TestQuestion["outcome"][]): void {
  if (position !== current - 1 || !outcomes.includes(outcome)) throw new AppError("conflict");
}
