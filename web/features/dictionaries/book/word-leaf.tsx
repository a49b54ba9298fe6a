import { memo, Suspense, use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { directionOf, type LanguageCode } from "../../../../shared/languages.ts";
import { useFormat } from "../../../lib/format.ts";
import { Hear } from "../../../lib/speech/hear.tsx";
import { useSpeech } from "../../../lib/speech/speech.ts";
import { WordMarks } from "../../../lib/word-marks.ts";
import { paths } from "../../../paths.ts";
import { Leaf } from "../../../ui/page/leaf.tsx";
import { SubjectLabels } from "../../../ui/text/subject-labels.tsx";
import { Entry } from "../../../ui/word/entry.tsx";
import { isSameTag } from "../tags.ts";
import type { ListedWord } from "./leaf-page.ts";

interface WordLeafProps {
  dictionaryId: string;
  words: readonly ListedWord[];
  /** From 1. */
  page: number;
  /** By which the words are filtered; it is not repeated with each. */
  tag: string;
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
}

/** A page of words under its running head. */
export const WordLeaf = memo(function WordLeaf({
  dictionaryId,
  words,
  page,
  tag,
  termsLanguage,
  definitionsLanguage,
}: WordLeafProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const WordMark = use(WordMarks);
  const speech = useSpeech(termsLanguage);
  const first = words[0]?.term ?? "";
  const last = words.at(-1)?.term ?? "";
  const dirs = { term: directionOf(termsLanguage), definitions: directionOf(definitionsLanguage) };
  return (
    <Leaf
      first={first}
      page={tag || format.number(page)}
      last={last}
      lang={termsLanguage}
      dir={dirs.term}
      label={t("dictionaries.leaf", { page, first, last })}
    >
      {words.map((word) => (
        <Entry
          key={word.id}
          number={word.order ?? undefined}
          rests={word.resting ? t("resting.rests") : undefined}
          term={word.term}
          definitions={word.definitions}
          hear={<Hear speech={speech} text={word.term} />}
          termLang={termsLanguage}
          definitionsLang={definitionsLanguage}
          dirs={dirs}
          data-word={word.id}
          example={word.example}
          note={word.note}
          labels={
            <SubjectLabels
              items={word.tags
                .filter((one) => !isSameTag(one, tag))
                .map((one) => ({ text: one, to: paths.taggedWords(dictionaryId, one) }))}
            />
          }
          mark={
            WordMark && (
              <Suspense>
                <WordMark dictionaryId={dictionaryId} wordId={word.id} />
              </Suspense>
            )
          }
        />
      ))}
    </Leaf>
  );
});
