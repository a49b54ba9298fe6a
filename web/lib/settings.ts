import { useQuery, type UseQueryResult } from "@tanstack/react-query";

import { api } from "../../shared/api/index.ts";
import type { Answer } from "../../shared/endpoint.ts";
import type { DrawnAs } from "../../shared/prerender.ts";
import { call } from "./api.ts";
import { queryClient } from "./queries.ts";

export type ServerSettings = Answer<typeof api.server.settings>;

const KEY = ["settings"];
/** The element in which a prerendered page brings the settings along that it was drawn with. */
export const SETTINGS_ELEMENT = "server-settings";

/** What this server offers: mail for support, Google sign-in, buying, suggestions. Asked once. */
export const useSettings = (): UseQueryResult<ServerSettings> =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(api.server.settings, { signal }),
    staleTime: Infinity,
    meta: { handled: true },
  });

/** Forgets all that was read for the person who was signed in; the server's settings are nobody's. */
export function forgetPersonal(): void {
  const settings = queryClient.getQueryData<ServerSettings>(KEY);
  queryClient.clear();
  if (settings) setSettings(settings);
}

export const setSettings = (settings: ServerSettings): unknown => queryClient.setQueryData(KEY, settings);

/** Takes the settings over from the page, so that the first drawing can be the one that stands there already, and tells what that is. */
export function takeOverSettings(): DrawnAs | null {
  const element = document.getElementById(SETTINGS_ELEMENT);
  if (!element?.textContent) return null;
  setSettings(JSON.parse(element.textContent) as ServerSettings);
  return element.dataset["drawn"] as DrawnAs;
}
