import { useEffect } from "react";

/** A page's title as the browser's tab, its history and search engines show it. */
export const titleOf = (title: string): string => `${title} · Wordhoard`;

/** Names the page in the browser's tab and history; null leaves that to what stands on the page. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = titleOf(title);
  }, [title]);
}
