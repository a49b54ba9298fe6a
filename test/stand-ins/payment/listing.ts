import type { Stripe } from "stripe";

import { invalid } from "./refusal.ts";
import { type Rule, text, whole } from "./rules.ts";

/** The parameters that every list accepts, to be spread into its own. */
export const paging = {
  limit: pageSize,
  starting_after: text,
  ending_before: text,
} satisfies { [K in keyof Stripe.PaginationParams]: Rule<unknown> };

interface Paging {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/** A page, newest first. */
export function listing<T extends { id: string }>(
  url: string,
  oldestFirst: Iterable<T>,
  { limit = 10, starting_after: after, ending_before: before }: Paging,
): Stripe.ApiList<T> {
  const all = [...oldestFirst].toReversed();
  if (before !== undefined) {
    const end = indexOf(all, before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : indexOf(all, after, "starting_after") + 1;
  const end = start + limit;
  return { object: "list", data: all.slice(start, end), has_more: end < all.length, url };
}

function pageSize(...[value, name]: Parameters<Rule<number>>): number {
  const limit = whole(value, name);
  if (limit < 1 || limit > 100) throw invalid("Limit must be between 1 and 100", { param: name });
  return limit;
}

function indexOf(all: readonly { id: string }[], id: string, param: string): number {
  const index = all.findIndex((one) => one.id === id);
  if (index === -1) throw invalid(`No such object: '${id}'`, { code: "resource_missing", param });
  return index;
}
