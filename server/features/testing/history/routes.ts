import { api } from "../../../../shared/api/index.ts";
import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import type { Mount } from "../../../http/mount.ts";
import { requireDictionary } from "../../../require-dictionary.ts";
import { addDefinition } from "../question/add-definition.ts";
import { overrideInReport } from "../report/report-override.ts";
import { listReports, readReport } from "../report/reports.ts";
import { changeStrictness, readStrictness } from "../setup/strictness.ts";
import { readStatistics } from "./statistics.ts";

/** What remains of tests, and how strictly a dictionary is judged. */
export function mountHistory(mount: Mount): void {
  const { list, read, override, statistics, strictness, setStrictness } = api.reports;

  mount(list, async ({ db, account, params: { id } }) => {
    await requireDictionary(db, account.id, id);
    return listReports(db, account.id, id);
  });

  mount(read, ({ db, account, params: { id } }) => requireReport(db, account.id, id));

  mount(override, async ({ db, account, params: { id }, body: { wordId, addDefinition: wanted } }) => {
    const right = await overrideInReport(db, account.id, id, wordId);
    const definitionAdded = wanted && right !== null && (await addDefinition(db, account, right));
    const report = await requireReport(db, account.id, id);
    return { report, ...(wanted && { definitionAdded }) };
  });

  mount(statistics, async ({ db, account, params: { id } }) => {
    await requireDictionary(db, account.id, id);
    return readStatistics(db, account.id, id);
  });

  mount(strictness, ({ db, account, params: { id } }) => readStrictness(db, account.id, id));

  mount(setStrictness, ({ db, account, params: { id }, body }) => changeStrictness(db, account.id, id, body));
}

async function requireReport(db: Db, userId: string, id: string) {
  const report = await readReport(db, userId, id);
  if (!report) throw new AppError("not_found");
  return report;
}
