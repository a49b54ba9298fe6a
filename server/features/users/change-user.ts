import { sql, type Updateable } from "kysely";

import type { api } from "../../../shared/api/index.ts";
import type { CallOutput } from "../../../shared/endpoint.ts";
import type { Db } from "../../database/open.ts";
import type { UsersTable } from "../../database/tables/accounts.ts";

type Settings = CallOutput<typeof api.users.update>["body"];

type Review = NonNullable<Settings["review"]>;

/** Whether it changes settings that due days depend on. */
export const namesMemory = ({ retention, timeZone, dayStartsAt }: Review): boolean =>
  [retention, timeZone, dayStartsAt].some((value) => value !== undefined);

/** If one of these changes, all cards are recomputed before they are read. */
const memoryAfter = ({ retention, timeZone, dayStartsAt }: Review) => sql<string>`
  CASE WHEN ${retention ?? null}::float8 <> review_retention
    OR ${timeZone ?? null}::text <> review_time_zone OR ${dayStartsAt ?? null}::int <> review_day_starts_at
  THEN '' ELSE memory_of END`;

/** Changes the settings that a request names; the others stay. */
export async function changeUser(tx: Db, userId: string, settings: Settings): Promise<void> {
  const changes = changesOf(settings);
  if (Object.keys(changes).length > 0)
    await tx.updateTable("users").set(changes).where("id", "=", userId).execute();
}

/** The columns of the user's row that a request changes; what it does not name is left out. */
function changesOf({ interfaceLanguage, sortingConfigs = {}, review = {} }: Settings) {
  const columns = {
    interface_language: interfaceLanguage,
    dictionaries_sort: sortingConfigs.dictionariesSort,
    dictionaries_sort_direction: sortingConfigs.dictionariesSortDirection,
    dictionary_words_sort: sortingConfigs.dictionaryWordsSort,
    dictionary_words_sort_direction: sortingConfigs.dictionaryWordsSortDirection,
    review_minutes: review.minutesPerDay,
    review_new: review.newPerDay,
    review_retention: review.retention,
    review_time_zone: review.timeZone,
    review_day_starts_at: review.dayStartsAt,
    review_introduce: review.introduce,
    memory_of: namesMemory(review) ? memoryAfter(review) : undefined,
  };
  const named = Object.entries(columns).filter(([, value]) => value !== undefined);
  // Removing known columns leaves known columns.
  return Object.fromEntries(named) as Updateable<Pick<UsersTable, keyof typeof columns>>;
}
