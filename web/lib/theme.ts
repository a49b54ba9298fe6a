import { store, useStored } from "./device-storage.ts";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by the script in index.html, before the first paint. */
const KEY = "theme";

export function useTheme(): Theme {
  const theme = useStored(KEY);
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  store(KEY, theme === "system" ? null : theme);
}
