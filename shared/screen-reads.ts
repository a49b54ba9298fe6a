import { api } from "./api/index.ts";
import type { SortingConfigs } from "./api/users.ts";
import { dictionariesSort, wordsSort } from "./api/values.ts";
import type { Endpoint } from "./endpoint.ts";
import { PROGRESS_DAYS } from "./limits.ts";
import { listingIn, partIn, partQuery, queryOf, type Query } from "./listing.ts";
import type { ScreenName } from "./screens.ts";

export type Read = readonly [
  endpoint: Endpoint,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, unknown>>,
];

/** The URL of a screen, and how its reader sorts. */
interface Opened {
  params: Readonly<Record<string, string>>;
  query: Query;
  sorting: SortingConfigs;
}

type Reads<Known> = { readonly [Name in ScreenName]?: (known: Known) => Read[] };

/** The first requests of screens that are open to everybody. */
export const OPEN_READS: Reads<Pick<Opened, "params">> = {
  shared: ({ params: { token = "" } }) => [[api.sharing.read, { token }]],
};

/**
 * The first requests of the other screens, once the reader is known: exactly as the screens send them, in the same
 * order.
 */
export const FIRST_READS: Reads<Opened> = {
  menu: () => [[api.testing.read], [api.reviews.summary]],
  today: () => [[api.reviews.summary]],
  review: () => [[api.reviews.queue]],
  progress: () => [[api.reviews.progress, {}, { days: PROGRESS_DAYS }]],
  dictionaries: ({ query, sorting }) => [
    [
      api.dictionaries.list,
      {},
      queryOf(
        listingIn(query, dictionariesSort.options, {
          sort: sorting.dictionariesSort,
          direction: sorting.dictionariesSortDirection,
        }),
      ),
    ],
  ],
  dictionary: ({ params: { dictionaryId: id = "" }, query, sorting }) => {
    const listing = listingIn(query, wordsSort.options, {
      sort: sorting.dictionaryWordsSort,
      direction: sorting.dictionaryWordsSortDirection,
    });
    const part = partIn(query);
    const direction = listing.sort === "term" ? listing.direction : 1;
    return [
      [api.dictionaries.read, { id }, queryOf({ ...listing, ...part })],
      [api.dictionaries.letters, { id }, { ...partQuery(part), direction }],
      [api.dictionaries.tags, { id }],
    ];
  },
  newTest: () => [[api.dictionaries.list], [api.testing.read]],
  testing: () => [[api.testing.read]],
};

/**
 * What the service worker caches for screens that can be read without a network: those of dictionaries and of
 * reviewing.
 */
export const OFFLINE_READS: readonly Endpoint[] = [
  api.users.me,
  api.server.settings,
  api.speech.languages,
  api.reviews.summary,
  api.reviews.queue,
  api.reviews.entries,
  api.reviews.progress,
  api.dictionaries.list,
  api.dictionaries.read,
  api.dictionaries.letters,
  api.dictionaries.tags,
];
