import { api } from "../../../shared/api/index.ts";
import type { Role } from "../../../shared/roles.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Mount } from "../../http/mount.ts";
import { hasAlready, UNCHANGED } from "../../http/revalidation.ts";
import { KeyedMutex } from "../../keyed-mutex.ts";
import type { Services } from "../../services.ts";
import { areMany, type Named } from "./counts.ts";
import { readEntries, readVersion } from "./entries.ts";
import { readLog } from "./list.ts";
import { logReviews } from "./log.ts";
import { readProgress } from "./progress.ts";
import { readQueue, readSummary } from "./queue.ts";
import { withdrawReviews } from "./withdraw.ts";

/** Reviews that an account may add in a day: its devices, and an import of many years at once; a guest has few words. */
const reviewsADay = (source: "device" | "import", role: Role | null): number =>
  source === "import" && role !== "guest" ? 500_000 : 20_000;
const DAY_SECONDS = 86_400;

/** What a device collects while it is offline for a while: such a call does not count as heavy work by itself. */
const FEW = 100;

/** Each reads the whole log. */
const PROGRESS_AN_HOUR = 600;
const HOUR_SECONDS = 3600;
/** Of statements: a million reviews take a second or two. */
const WHOLE_LOG_MS = 10_000;

export function mountReviews(mount: Mount, { efforts, limits }: Services): void {
  const { summary, queue, entries, post, withdraw, list, progress } = api.reviews;
  const mutex = new KeyedMutex();

  // What reads a memory first recomputes it after a change of the settings, which is counted.
  mount(summary, ({ db, account, ip }) =>
    efforts.within({ db, userId: account.id, ip, heavy: false }, (effort) =>
      readSummary(db, account, effort),
    ),
  );

  mount(queue, ({ db, account, ip, query }) =>
    efforts.within({ db, userId: account.id, ip, heavy: false }, (effort) =>
      readQueue(db, account, query.dictionaryId, effort),
    ),
  );

  mount(entries, async ({ db, account, params, request, reply }) => {
    const version = await readVersion(db, account.id, params.id);
    if (version === null) throw new AppError("not_found");
    if (hasAlready(request, reply, version)) return UNCHANGED;
    const read = await readEntries(db, account.id, params.id);
    if (!read) throw new AppError("not_found");
    // It may have changed since.
    if (hasAlready(request, reply, read.version)) return UNCHANGED;
    return read.entries;
  });

  mount(post, async ({ db, account, ip, body: { reviews, source } }) => {
    const key = `reviews-${source}:${account.id}`;
    await limits.take(db, {
      key,
      limit: reviewsADay(source, account.role),
      seconds: DAY_SECONDS,
      many: reviews.length,
    });
    const named = { ids: reviews.map(({ id }) => id), wordIds: reviews.map(({ wordId }) => wordId) };
    const heavy = await isHeavy(db, account.id, named);
    return efforts.within({ db, userId: account.id, ip, heavy }, (effort) =>
      mutex.run(account.id, () =>
        db.transaction().execute((tx) => logReviews(tx, account.id, reviews, source, effort)),
      ),
    );
  });

  mount(withdraw, async ({ db, account: { id: userId }, ip, body: { ids } }) => {
    const heavy = await isHeavy(db, userId, { ids, wordIds: [] });
    return efforts.within({ db, userId, ip, heavy }, (effort) =>
      mutex.run(userId, async () => ({
        withdrawn: await db.transaction().execute((tx) => withdrawReviews(tx, userId, ids, effort)),
      })),
    );
  });

  mount(
    progress,
    async ({ db, search, account, ip, query }) => {
      await limits.take(db, {
        key: `progress:${account.id}`,
        limit: PROGRESS_AN_HOUR,
        seconds: HOUR_SECONDS,
      });
      return efforts.within({ db, userId: account.id, ip, heavy: false }, (effort) =>
        readProgress(db, search, account.id, effort, query.days),
      );
    },
    { searchMs: WHOLE_LOG_MS },
  );

  // The log is filed by time alone.
  mount(
    list,
    ({ db, search, account, query }) => readLog(query.dictionaryId ? search : db, account.id, query),
    { searchMs: WHOLE_LOG_MS },
  );
}

/** Work behind a few reviews is heavy too where their words have many. One review is of one word. */
const isHeavy = async (db: Db, userId: string, named: Named): Promise<boolean> =>
  named.ids.length > FEW || (named.ids.length > 1 && (await areMany(db, userId, named)));
