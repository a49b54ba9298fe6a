import { useSyncExternalStore } from "react";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by the script in index.html, before the first paint. */
const KEY = "theme";
const listeners = new Set<() => void>();

export const useTheme = (): Theme => useSyncExternalStore(subscribe, saved, () => "system");

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") {
    localStorage.removeItem(KEY);
    delete root.dataset["theme"];
  } else {
    localStorage.setItem(KEY, theme);
    root.dataset["theme"] = theme;
  }
  for (const listener of listeners) listener();
}

function saved(): Theme {
  const theme = localStorage.getItem(KEY);
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
