import type { QueryClient } from "@tanstack/react-query";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { Entry } from "../../../../shared/api/reviews.ts";
import { WORD_PAGE_SIZE } from "../../../../shared/limits.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { isFoundBy, searchKey, searchKeys } from "../../../../shared/text/fold.ts";
import { NetworkError } from "../../../lib/api-error.ts";
import { noteAnswer } from "../../../lib/connection.ts";
import { entriesOptions } from "../../../lib/entries.ts";
import { wordsKey } from "../queries.ts";
import type { BookPlace, LeafPage } from "./leaf-page.ts";

interface FromDevice {
  /** The id of the word before the page. */
  after: string | undefined;
  /** The first page of the whole list, as it is on the device. */
  readWhole: () => Promise<LeafPage>;
}

/**
 * A page of what a search finds among the words that are on this device, sorted by when they were added. Null where that is unknown; rejects where the dictionary itself is not on the device.
 */
export async function findOnDevice(
  client: QueryClient,
  { id, listing }: BookPlace,
  { after, readWhole }: FromDevice,
): Promise<LeafPage | null> {
  const dictionary = dictionaryOnPage(client, id) ?? (await readWhole()).dictionary;
  const none = { dictionary, words: [], next: null };
  if (listing.tag) return { ...none, onDevice: "no tags" };
  if (listing.resting) return { ...none, onDevice: "no resting" };
  const entries = await entriesOnDevice(client, id);
  if (!entries) return { ...none, onDevice: "no words" };
  const found = await search(entries, listing.filter, dictionary);
  if (listing.sort !== "term" && listing.direction === -1) found.reverse();
  const before = after === undefined ? -1 : found.findIndex((word) => word.id === after);
  if (after !== undefined && before === -1) return null;
  const from = before + 1;
  const page = found.slice(from, from + WORD_PAGE_SIZE);
  return {
    dictionary,
    words: page.map((entry) => ({ ...entry, order: null, tags: [], resting: false })),
    next: from + page.length < found.length ? (page.at(-1)?.id ?? null) : null,
    onDevice: "words",
  };
}

/** As it was read for any other page. */
function dictionaryOnPage(client: QueryClient, id: string): Dictionary | undefined {
  const read = client.getQueriesData<Partial<LeafPage>>({ queryKey: wordsKey(id) });
  return read.flatMap(([, page]) => page?.dictionary ?? []).at(0);
}

async function entriesOnDevice(client: QueryClient, id: string): Promise<readonly Entry[] | null> {
  try {
    const { entries } = await client.fetchQuery(entriesOptions(id));
    // They may have been in memory: what is shown is to be read again once there is a network.
    noteAnswer(true);
    return entries;
  } catch (error) {
    if (error instanceof NetworkError) return null;
    throw error;
  }
}

interface Keyed {
  entry: Entry;
  term: string;
  definitions: string;
}

type Languages = Pick<Dictionary, "termsLanguage" | "definitionsLanguage">;

async function search(entries: readonly Entry[], filter: string, languages: Languages): Promise<Entry[]> {
  const term = searchKeys(short(filter), languages.termsLanguage);
  const definition = searchKeys(short(filter), languages.definitionsLanguage);
  const keyed = await keysOf(entries, languages);
  return keyed
    .filter((word) => isFoundBy(word.term, term) || isFoundBy(word.definitions, definition))
    .map(({ entry }) => entry);
}

/** As long as the entries themselves are in memory. */
const known = new WeakMap<readonly Entry[], { languages: string; keyed: Keyed[] }>();
/** So many are folded before typing has its turn. */
const AT_ONCE = 250;

async function keysOf(
  entries: readonly Entry[],
  { termsLanguage, definitionsLanguage }: Languages,
): Promise<Keyed[]> {
  const languages = `${termsLanguage} ${definitionsLanguage}`;
  const last = known.get(entries);
  if (last?.languages === languages) return last.keyed;
  const keyed: Keyed[] = [];
  for (const entry of entries) {
    keyed.push({
      entry,
      term: searchKey(short(entry.term), termsLanguage),
      definitions: entry.definitions.map((one) => searchKey(short(one), definitionsLanguage)).join("\n"),
    });
    if (keyed.length % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  known.set(entries, { languages, keyed });
  return keyed;
}
