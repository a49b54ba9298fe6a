import type { Letter } from "./sections.ts";

/** More tabs than this do not fit at the edge of a page. */
const MOST_TABS = 34;

interface Tabs {
  tabs: { letter: string; count: number }[];
  /** The tab that stands for a letter. */
  tabOf: (letter: string) => string;
}

/** The letters as tabs; where there are hundreds, as in Chinese, every tab stands for a run of them. */
export function tabsOf(letters: readonly Letter[]): Tabs {
  const run = Math.ceil(letters.length / MOST_TABS);
  const tabs: Tabs["tabs"] = [];
  const standsFor = new Map<string, string>();
  letters.forEach(({ letter, count }, index) => {
    const open = tabs.at(-1);
    if (open && index % run !== 0) open.count += count;
    else tabs.push({ letter, count });
    standsFor.set(letter, tabs.at(-1)?.letter ?? letter);
  });
  return { tabs, tabOf: (letter) => standsFor.get(letter) ?? letter };
}
