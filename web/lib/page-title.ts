import { useEffect } from "react";

/** A page's title as shown by the browser's tab, its history and search engines. */
export const titleOf = (title: string): string => `${title} · Wordhoard`;

/** Sets the title in the browser's tab and history; null leaves that to the content of the page. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = titleOf(title);
  }, [title]);
}
