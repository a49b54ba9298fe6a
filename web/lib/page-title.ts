import { useEffect } from "react";

/** A page's title as the browser's tab, its history and search engines show it. */
export const titleOf = (title: string): string => `${title} · Wordhoard`;

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}
