import type { Config } from "../config.ts";
import { eachPageOfWords, readOwnDictionaries } from "./dictionaries/own.ts";
import { eachPage } from "./reviews/list.ts";
import { sharesOf } from "./sharing/shares.ts";
import { eachReport, readChosenStrictness, readCounts } from "./testing/history/own.ts";
import type { OwnDictionaries } from "./users/own-data.ts";

/** What each feature stores of a user's dictionaries, for the download of one's own data. */
export const ownDictionaries = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): OwnDictionaries => ({
  readDictionaries: readOwnDictionaries,
  readWords: eachPageOfWords,
  readStrictness: readChosenStrictness,
  readCounts,
  readReports: eachReport,
  readReviews: eachPage,
  readShares: (db, userId, dictionaryId) => sharesOf(db, PUBLIC_URL, { userId, dictionaryId }),
});
