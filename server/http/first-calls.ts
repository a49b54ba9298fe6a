import { api } from "../../shared/api/index.ts";
import { dictionariesSort, wordsSort } from "../../shared/api/values.ts";
import { urlOf, type Endpoint } from "../../shared/endpoint.ts";
import { PROGRESS_DAYS } from "../../shared/limits.ts";
import { listingIn, queryOf, tagIn } from "../../shared/listing.ts";
import { publicPageAt } from "../../shared/pages.ts";
import type { Account } from "./account.ts";

type Sent = [endpoint: Endpoint, params?: Record<string, string>, query?: Record<string, unknown>];

const SHARED = /^\/shared\/([\w-]{1,64})$/;
const DICTIONARY = /^\/dictionaries\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * What the web app asks first at a path, as `GET /api/users/me`: the page begins these calls while the app's code is on its
 * way (web/index.html), and the app takes their answers over. A call that the app does not make is wasted; one that is
 * missing here comes later. A search is left out: nothing that was typed comes back in a page.
 */
export function firstCalls(path: string, query: URLSearchParams, account: Account | null): string[] {
  if (!account) return publicPageAt(path) ? [] : callsOf([[api.cookie.checkToken], ...sharedCalls(path)]);
  const start: Sent[] = [[api.cookie.checkToken], [api.cookie.refresh], [api.users.me], ...sharedCalls(path)];
  const reads = account.role && account.policiesAccepted && !query.has("filter");
  return callsOf(reads ? [...start, ...readsOf(path, query, account)] : start);
}

const callsOf = (calls: readonly Sent[]): string[] =>
  calls.map(([{ method, path }, params, query]) => `${method} ${urlOf(path, params, query)}`);

/** Open to everyone. */
function sharedCalls(path: string): Sent[] {
  const token = SHARED.exec(path)?.[1];
  return token ? [[api.sharing.read, { token }]] : [];
}

function readsOf(path: string, query: URLSearchParams, account: Account): Sent[] {
  if (path === "/menu") return [[api.testing.read], [api.reviews.summary]];
  if (path === "/today") return [[api.reviews.summary]];
  if (path === "/today/review") return [[api.reviews.queue]];
  if (path === "/progress") return [[api.reviews.progress, {}, { days: PROGRESS_DAYS }]];
  if (path === "/dictionaries") return [[api.dictionaries.list, {}, queryOf(shelfIn(query, account))]];
  if (path === "/createTester") return [[api.dictionaries.list], [api.testing.read]];
  if (path === "/testing") return [[api.testing.read]];
  const id = DICTIONARY.exec(path)?.[1];
  return id ? bookCalls(id, query, account) : [];
}

function bookCalls(id: string, query: URLSearchParams, account: Account): Sent[] {
  const listing = listingIn(query, wordsSort.options, {
    sort: account.dictionaryWordsSort,
    direction: account.dictionaryWordsSortDirection,
  });
  const tag = tagIn(query);
  const direction = listing.sort === "term" ? listing.direction : 1;
  return [
    [api.dictionaries.read, { id }, queryOf({ ...listing, tag })],
    [api.dictionaries.letters, { id }, { ...(tag ? { tag } : {}), direction }],
    [api.dictionaries.tags, { id }],
  ];
}

const shelfIn = (query: URLSearchParams, account: Account) =>
  listingIn(query, dictionariesSort.options, {
    sort: account.dictionariesSort,
    direction: account.dictionariesSortDirection,
  });
