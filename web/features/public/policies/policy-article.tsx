import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";

import { dateFormat } from "../../../../shared/dates.ts";
import type { InterfaceLanguage } from "../../../../shared/languages.ts";
import { PREMIUM_PRICE } from "../../../../shared/limits.ts";
import { POLICIES, type Policy } from "../../../../shared/policies.ts";
import { POLICIES_VERSION } from "../../../../shared/policies.ts";
import { formatIn } from "../../../lib/format.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useSettings } from "../../../lib/settings.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Crumb } from "../../../ui/page/crumb.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { Contact } from "../contact.tsx";
import { Contents } from "./contents.tsx";
import { filled } from "./filled.ts";
import { OtherLanguages } from "./other-languages.tsx";
import { pathOf } from "./path-of.ts";
import { SectionText } from "./section-text.tsx";
import { SECTIONS, type AnyDocument, type DocumentName, type Wording } from "./sections.ts";

import styles from "./policy-article.module.css";

interface PolicyArticleProps {
  name: DocumentName;
  language: InterfaceLanguage;
  document: AnyDocument;
  wording: Wording;
}

/** One document as a leaf of a book; all of it is in the document's own language. */
export function PolicyArticle({ name, language, document, wording }: PolicyArticleProps): ReactNode {
  const { data: settings } = useSettings();
  const title = wording.titles[name];
  usePageTitle(title.replaceAll("\u00ad", ""));
  useTargetOfLink();
  const values = {
    operator: settings?.operatorName ?? wording.operator,
    price: formatIn(language).money(PREMIUM_PRICE, "usd"),
    date: dateIn(language),
  };
  const sections = SECTIONS[name].flatMap((id) => {
    const section = document.sections[id];
    return section ? [{ id, section }] : [];
  });
  return (
    <article className={styles.page} lang={language}>
      <div>
        {name !== "overview" && <Crumb to={pathOf("overview", language)} label={wording.titles.overview} />}
        <Title>{title}</Title>
        <Text tone="muted" className={styles.lead}>
          {filled(document.lead, values)}
        </Text>
        <OtherLanguages name={name} current={language} label={wording.languages} />
      </div>
      {name !== "overview" && <Contents title={wording.contents} sections={sections} />}
      <Sheet pad stack={1} className={styles.sheet}>
        <p className={styles.version}>{filled(wording.version, values)}</p>
        {sections.map(({ id, section }, index) => (
          <SectionText key={id} {...{ id, section, language, values }} number={index + 1}>
            {isPolicy(id) && (
              <Link id={`${id}-link`} to={pathOf(id, language)} aria-labelledby={`${id}-link ${id}-heading`}>
                {wording.readOn}
              </Link>
            )}
            {id === "contact" && <Contact unreachable={wording.unreachable} />}
          </SectionText>
        ))}
      </Sheet>
    </article>
  );
}

const isPolicy = (id: string): id is Policy => (POLICIES as readonly string[]).includes(id);

const dateIn = (language: InterfaceLanguage): string =>
  dateFormat(language, { dateStyle: "long", timeZone: "UTC" })(new Date(POLICIES_VERSION));

/** The browser looks for the anchor in the address before the document is there. */
function useTargetOfLink(): void {
  useEffect(() => {
    globalThis.document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
