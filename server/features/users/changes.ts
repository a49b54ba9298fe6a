import type { Updateable } from "kysely";

import type { api } from "../../../shared/api/index.ts";
import type { CallOutput } from "../../../shared/endpoint.ts";
import type { UsersTable } from "../../database/tables.ts";

type Settings = CallOutput<typeof api.users.update>["body"];

/** Whether due days follow from it: they are computed anew before they are read. */
const changesMemory = ({ retention, timeZone, dayStartsAt }: NonNullable<Settings["review"]>): boolean =>
  [retention, timeZone, dayStartsAt].some((value) => value !== undefined);

/** What a request changes of the user's row; what it does not name is left out. */
export function changesOf({ interfaceLanguage, sortingConfigs = {}, review = {} }: Settings) {
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
    memory_of: changesMemory(review) ? "" : undefined,
  };
  const named = Object.entries(columns).filter(([, value]) => value !== undefined);
  // What is left of known columns are known columns.
  return Object.fromEntries(named) as Updateable<Pick<UsersTable, keyof typeof columns>>;
}
