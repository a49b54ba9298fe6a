import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SECTION_IDS, type SectionId } from "./section-ids.ts";

import styles from "./sections-nav.module.css";

interface SectionsNavProps {
  titles: Record<SectionId, string>;
}

/** Leads to each section and says which one is being read: a list at the side, a strip on narrow screens. */
export function SectionsNav({ titles }: SectionsNavProps): ReactNode {
  const { t } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  const current = useSectionInView();

  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Only the strip of a narrow screen scrolls; the page must stay where it is.
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - 120 });
  }, [current]);

  return (
    <nav ref={nav} className={styles.nav} aria-label={t("users.sections.label")}>
      {SECTION_IDS.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? "true" : undefined}>
          {titles[id]}
        </a>
      ))}
    </nav>
  );
}

/** The last section that begins in the upper third of the screen; at the end of the page the last of all. */
function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(SECTION_IDS[0]);
  useEffect(() => {
    const look = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const line = atEnd ? clientHeight : clientHeight / 3;
      setCurrent(SECTION_IDS.findLast((id) => isAbove(id, line)) ?? SECTION_IDS[0]);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, []);
  return current;
}

const isAbove = (id: SectionId, line: number): boolean =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line;
