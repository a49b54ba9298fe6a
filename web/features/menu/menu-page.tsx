import { LibraryBig, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { PageHead } from "../../ui/page/page-head.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ContentsPage } from "./contents-page.tsx";
import { useNext } from "./use-next.tsx";

import styles from "./menu-page.module.css";

/** What to do next, and the way to everything else (spec §2, `/menu`). */
export function MenuPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("common.mainMenu"));
  const { lines, dictionaries } = useNext();
  return (
    <>
      <PageHead title={t("common.mainMenu")} />
      <Stack gap="large">
        <Sheet as="section" pad aria-label={t("menu.next.title")}>
          {lines ? <ContentsPage lines={lines} /> : <Skeleton width="60%" />}
        </Sheet>
        <div className={styles.places}>
          <section>
            <Place to={paths.dictionaries} icon={<LibraryBig />}>
              {t("dictionaries.title")}
            </Place>
            <ul className={styles.recent}>
              {dictionaries.map((dictionary) => (
                <li key={dictionary.id}>
                  <Recent dictionary={dictionary} />
                </li>
              ))}
            </ul>
          </section>
          <section>
            <Place to={paths.newTest()} icon={<NotebookPen />}>
              {t("testing.title")}
            </Place>
            <Text tone="muted">{t("menu.next.newTestText")}</Text>
          </section>
        </div>
      </Stack>
    </>
  );
}

/** One of the two places to go to, which are equals. */
function Place({ to, icon, children }: { to: string; icon: ReactNode; children: string }): ReactNode {
  return (
    <Heading className={styles.place}>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </Heading>
  );
}

function Recent({
  dictionary: { id, name, termsLanguage, wordsCount },
}: {
  dictionary: Dictionary;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <Link to={paths.dictionary(id)}>
      <span className={styles.name} lang={termsLanguage}>
        {name}
      </span>
      <span className={styles.size}>{t("menu.next.words", { count: wordsCount })}</span>
    </Link>
  );
}
