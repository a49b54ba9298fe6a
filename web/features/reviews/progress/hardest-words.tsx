import { useQuery } from "@tanstack/react-query";
import { Moon, NotebookPen, Pencil, Undo2 } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { Progress } from "../../../../shared/api/reviews.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { LENGTH } from "../../../../shared/limits.ts";
import { allDictionariesOptions } from "../../../lib/chosen/all-dictionaries.ts";
import { chooseWords } from "../../../lib/chosen/chosen-words.ts";
import { PractiseButton } from "../../../lib/chosen/practise-button.tsx";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { RestLabel } from "../../../ui/word/rest-label.tsx";
import { useRested } from "./use-rested.ts";

import styles from "./hardest-words.module.css";

type Hard = Progress["hardest"][number];
type Rested = ReturnType<typeof useRested>;

/** The words that were forgotten most often, by dictionary, as a test asks one; each can be tested, practised, edited or let rest. */
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
            id={id}
            dictionary={data?.data.find((one) => one.id === id)}
            words={words.filter(({ dictionaryId }) => dictionaryId === id)}
          />
        ))}
      </Stack>
    </section>
  );
}

interface OfDictionaryProps {
  id: string;
  /** Undefined where this device does not know it. */
  dictionary: Dictionary | undefined;
  words: readonly Hard[];
}

function OfDictionary({ id, dictionary, words }: OfDictionaryProps): ReactNode {
  const rested = useRested(id);
  return (
    <Sheet as="section" pad aria-label={dictionary?.name}>
      {dictionary && <Head {...{ dictionary, words, rested }} />}
      <Table {...{ words, rested }} />
    </Sheet>
  );
}

interface HeadProps {
  dictionary: Dictionary;
  words: readonly Hard[];
  rested: Rested;
}

function Head({ dictionary, words, rested }: HeadProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, name, termsLanguage, definitionsLanguage } = dictionary;
  // A word may be hard in both directions.
  const ids = [...new Set(words.map(({ wordId }) => wordId))];
  const allRest = ids.every(rested.has);
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
        <Button
          variant="quiet"
          icon={allRest ? <Undo2 /> : <Moon />}
          pending={rested.pending}
          onClick={() => rested.set(ids, !allRest)}
        >
          {t(allRest ? "dictionaries.edit.undo" : "resting.letAllRest")}
        </Button>
      </Row>
    </div>
  );
}

function Table({ words, rested }: { words: readonly Hard[]; rested: Rested }): ReactNode {
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
            <th scope="row" className={rested.has(wordId) ? styles.resting : undefined}>
              <bdi>{prompt.join(", ")}</bdi>
              {rested.has(wordId) && <RestLabel>{t("resting.rests")}</RestLabel>}
              <Row className={styles.tools}>
                <ButtonLink
                  variant="quiet"
                  icon={<Pencil />}
                  to={paths.editWord(dictionaryId, wordId, searchFor(prompt))}
                >
                  {t("resting.edit")}
                  <VisuallyHidden> {prompt.join(", ")}</VisuallyHidden>
                </ButtonLink>
                <Button
                  variant="quiet"
                  icon={rested.has(wordId) ? <Undo2 /> : <Moon />}
                  onClick={() => rested.set([wordId], !rested.has(wordId))}
                >
                  {t(rested.has(wordId) ? "dictionaries.edit.undo" : "resting.letRest")}
                  <VisuallyHidden> {prompt.join(", ")}</VisuallyHidden>
                </Button>
              </Row>
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

/** What the editor is searched by: the first of the prompts, as long as a search may be. */
const searchFor = ([first = ""]: readonly string[]): string => [...first].slice(0, LENGTH.middle).join("");
