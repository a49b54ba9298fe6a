import * as z from "zod/mini";

import { api } from "../../shared/api/index.ts";
import { urlOf } from "../../shared/endpoint.ts";
import { publicPageAt, screenAt, type ScreenAt } from "../../shared/pages.ts";
import { FIRST_READS, OPEN_READS, type Read } from "../../shared/screen-reads.ts";
import type { Account } from "./account.ts";

/** Ids and tokens; anything else would come back in the page. */
const PLAIN = /^[\w-]{1,64}$/;

/**
 * What the web app asks first at a path, as `GET /api/users/me`: the page begins these calls while the app's code is on its
 * way (web/index.html), and the app takes their answers over. A call that the app does not make is wasted; one that is
 * missing here comes later. A search is left out: nothing that was typed comes back in a page.
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
