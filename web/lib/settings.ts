import { useQuery, type UseQueryResult } from "@tanstack/react-query";

import type { AnswerTo } from "../../shared/api/calls.ts";
import type { DrawnAs } from "../../shared/prerender.ts";
import { call } from "./api.ts";
import { queryClient } from "./queries.ts";

export type ServerSettings = AnswerTo<"GET /settings">;

const KEY = ["settings"];
/** The element in which a prerendered page carries the settings that it was rendered with. */
export const SETTINGS_ELEMENT = "server-settings";

/** What this server offers: support mail, Google sign-in, buying, suggestions. Fetched once. */
export const useSettings = (): UseQueryResult<ServerSettings> =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call("GET /settings", { signal }),
    staleTime: Infinity,
    meta: { handled: true },
  });

/** Deletes everything loaded for the person who was signed in; the server's settings belong to nobody. */
export function forgetPersonal(): void {
  const settings = queryClient.getQueryData<ServerSettings>(KEY);
  queryClient.clear();
  if (settings) setSettings(settings);
}

export const setSettings = (settings: ServerSettings): unknown => queryClient.setQueryData(KEY, settings);

/** Takes the settings from the page, so that the first render matches the prerendered one, and returns them. */
export function takeOverSettings(): DrawnAs | null {
  const element = document.getElementById(SETTINGS_ELEMENT);
  if (!element?.textContent) return null;
  setSettings(JSON.parse(element.textContent) as ServerSettings);
  return element.dataset["drawn"] as DrawnAs;
}
