import { useQuery } from "@tanstack/react-query";
import { NotebookPen } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { Progress } from "../../../../shared/api/reviews.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { allDictionariesOptions } from "../../../lib/chosen/all-dictionaries.ts";
import { chooseWords } from "../../../lib/chosen/chosen-words.ts";
import { PractiseButton } from "../../../lib/chosen/practise-button.tsx";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { Text } from "../../../ui/text/text.tsx";

import styles from "./hardest-words.module.css";

type Hard = Progress["hardest"][number];

/** The words that were forgotten most often, by dictionary, as a test asks one; each can be tested or practised. */
export function HardestWords({ words }: { words: readonly Hard[] }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { data, isPending } = useQuery({ ...allDictionariesOptions, meta: { handled: true } });
  if (isPending) return null;
  const ids = [...new Set(words.map(({ dictionaryId }) => dictionaryId))];
  return (
    <section aria-labelledby={heading}>
      <Stack>
        <div>
          <Heading id={heading}>{t("progress.hardest")}</Heading>
          <Text small tone="muted">
            {t("practice.hardestText")}
          </Text>
        </div>
        {ids.map((id) => (
          <OfDictionary
            key={id}
            dictionary={data?.data.find((one) => one.id === id)}
            words={words.filter(({ dictionaryId }) => dictionaryId === id)}
          />
        ))}
      </Stack>
    </section>
  );
}

interface OfDictionaryProps {
  /** Undefined where this device does not know it. */
  dictionary: Dictionary | undefined;
  words: readonly Hard[];
}

function OfDictionary({ dictionary, words }: OfDictionaryProps): ReactNode {
  return (
    <Sheet as="section" pad aria-label={dictionary?.name}>
      {dictionary && <Head dictionary={dictionary} words={words} />}
      <Table words={words} />
    </Sheet>
  );
}

function Head({ dictionary, words }: { dictionary: Dictionary; words: readonly Hard[] }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, name, termsLanguage, definitionsLanguage } = dictionary;
  // A word may be hard in both directions.
  const ids = [...new Set(words.map(({ wordId }) => wordId))];
  return (
    <div className={styles.head}>
      <h3 className={styles.heading}>
        <bdi lang={termsLanguage} dir={directionOf(termsLanguage)}>
          {name}
        </bdi>{" "}
        <LanguagePair
          from={termsLanguage}
          to={definitionsLanguage}
          fromName={format.languageName(termsLanguage)}
          toName={format.languageName(definitionsLanguage)}
        />
      </h3>
      <Row>
        <ButtonLink
          icon={<NotebookPen />}
          to={paths.newTestBy("words", id)}
          onClick={() => chooseWords({ dictionaryId: id, words: ids })}
        >
          {t("practice.test", { count: ids.length })}
        </ButtonLink>
        <PractiseButton
          variant="quiet"
          practice={{
            dictionaryId: id,
            dictionaryName: name,
            termsLanguage,
            definitionsLanguage,
            cards: words.map(({ wordId, direction }) => ({ wordId, kind: direction ?? "forward" })),
          }}
        />
      </Row>
    </div>
  );
}

function Table({ words }: { words: readonly Hard[] }): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <table className={styles.words}>
      <thead>
        <tr>
          <th scope="col">{t("progress.word")}</th>
          <th scope="col">{t("progress.youWrite")}</th>
          <th scope="col">{t("progress.forgotten")}</th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ wordId, dictionaryId, prompt, lapses, wrongAnswers }) => (
          <tr key={`${wordId} ${prompt.join()}`}>
            <th scope="row">
              <Link to={paths.dictionary(dictionaryId)}>
                <bdi>{prompt.join(", ")}</bdi>
              </Link>
            </th>
            <td>
              <ul>
                {wrongAnswers.map(({ text, count }) => (
                  <li key={text}>
                    <bdi>{text}</bdi> <small>{t("progress.times", { count })}</small>
                  </li>
                ))}
              </ul>
            </td>
            <td>{number(lapses)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
