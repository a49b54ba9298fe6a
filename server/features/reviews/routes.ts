import { api } from "../../../shared/api/index.ts";
import type { Services } from "../../app.ts";
import { AppError } from "../../http/app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { hasAlready, UNCHANGED } from "../../http/revalidation.ts";
import { Turns } from "../../turns.ts";
import { readEntries, readState, SHAPE_OF_ENTRIES } from "./entries.ts";
import { readLog } from "./list.ts";
import { logReviews } from "./log.ts";
import { readProgress } from "./progress.ts";
import { readQueue, readSummary } from "./queue.ts";

/** Reviews that devices of an account may add in a day; imports are read in a year's at once. */
const REVIEWS_A_DAY = { device: 20_000, import: 500_000 };
const DAY_SECONDS = 86_400;

export function mountReviews(mount: Mount, { database: { db }, limits }: Services): void {
  const { summary, queue, entries, post, list, progress } = api.reviews;
  const turns = new Turns();

  mount(summary, ({ account }) => readSummary(db, account.id));

  mount(queue, ({ account, query }) => readQueue(db, account.id, query.dictionaryId));

  mount(entries, async ({ account, params, request, reply }) => {
    const updatedAt = await readState(db, account.id, params.id);
    if (!updatedAt) throw new AppError("not_found");
    if (hasAlready(request, reply, `${SHAPE_OF_ENTRIES} ${updatedAt}`)) return UNCHANGED;
    return { id: params.id, updatedAt, entries: await readEntries(db, account.id, params.id) };
  });

  mount(post, async ({ account, body: { reviews, source } }) => {
    const key = `reviews-${source}:${account.id}`;
    await limits.take({ key, limit: REVIEWS_A_DAY[source], seconds: DAY_SECONDS, many: reviews.length });
    return turns.take(account.id, () =>
      db.transaction().execute((tx) => logReviews(tx, account.id, reviews, source)),
    );
  });

  mount(progress, ({ account, query }) => readProgress(db, account.id, query.days));

  mount(list, ({ account, query }) => readLog(db, account.id, query));
}
