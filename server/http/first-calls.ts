import * as z from "zod/mini";

import { api } from "../../shared/api/index.ts";
import { urlOf } from "../../shared/endpoint.ts";
import { publicPageAt, screenAt, type ScreenAt } from "../../shared/pages.ts";
import { FIRST_READS, OPEN_READS, type Read } from "../../shared/screen-reads.ts";
import type { Account } from "./account.ts";

/** Ids and tokens; anything else would come back in the page. */
const PLAIN = /^[\w-]{1,64}$/;

/**
 * The first API calls of the web app at a path, such as `GET /api/users/me`: the page starts them while the app's code
 * is loading (web/index.html), and the app takes over the answers. A call that the app does not make is wasted; one
 * that is missing here happens later. Searches are left out: nothing that was typed is echoed in a page.
 */
export function firstCalls(path: string, query: URLSearchParams, account: Account | null): string[] {
  const at = screenAt(path);
  const open = at ? (OPEN_READS[at.name]?.(at) ?? []) : [];
  if (!account) return publicPageAt(path) ? [] : callsOf([[api.cookie.checkToken], ...open]);
  const start: Read[] = [[api.cookie.checkToken], [api.cookie.refresh], [api.users.me], ...open];
  const reads = at && account.role && account.policiesAccepted && !query.has("filter");
  return callsOf(reads ? [...start, ...readsOf(at, query, account)] : start);
}

const readsOf = ({ name, params }: ScreenAt, query: URLSearchParams, account: Account): Read[] =>
  FIRST_READS[name]?.({ params, query, sorting: account }) ?? [];

const callsOf = (reads: readonly Read[]): string[] =>
  reads
    .filter(isSendable)
    .map(([{ method, path }, params, query]) => `${method} ${urlOf(path, params, query)}`);

const isSendable = ([{ params: schema }, params = {}]: Read): boolean =>
  Object.values(params).every((value) => PLAIN.test(value)) &&
  (!schema || z.safeParse(schema, params).success);
