import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { SharedPage } from "../../../shared/api/sharing.ts";
import { directionOf } from "../../../shared/languages.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import { useFormat } from "../../lib/format.ts";
import { Leaf } from "../../ui/page/leaf.tsx";
import { SubjectLabels } from "../../ui/text/subject-labels.tsx";
import { Entry } from "../../ui/word/entry.tsx";

interface SharedLeafProps {
  shared: SharedPage;
  /** Of the page, from 1. */
  number: number;
}

/** A page of shared words, as in the book that they come from. */
export function SharedLeaf({ shared, number }: SharedLeafProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { termsLanguage, definitionsLanguage, words } = shared;
  const first = words[0]?.term ?? "";
  const last = words.at(-1)?.term ?? "";
  const dirs = { term: directionOf(termsLanguage), definitions: directionOf(definitionsLanguage) };
  const start = (number - 1) * WORD_PAGE_SIZE + 1;
  return (
    <Leaf
      {...{ first, last, start }}
      page={format.number(number)}
      lang={termsLanguage}
      dir={dirs.term}
      label={t("dictionaries.leaf", { page: number, first, last })}
    >
      {words.map(({ term, definitions, note, example, tags }, index) => (
        <Entry
          key={index}
          number={start + index}
          {...{ term, definitions, note, example, dirs }}
          termLang={termsLanguage}
          definitionsLang={definitionsLanguage}
          labels={<SubjectLabels items={tags.map((text) => ({ text }))} />}
        />
      ))}
    </Leaf>
  );
}
