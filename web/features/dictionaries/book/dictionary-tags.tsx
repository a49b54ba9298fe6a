import { GraduationCap, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary, DictionaryTags as Tags } from "../../../../shared/api/dictionaries.ts";
import type { WordPart } from "../../../../shared/listing.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { PartChips } from "../part-chips.tsx";
import { isSameTag } from "../tags.ts";

import styles from "./dictionary-tags.module.css";

interface DictionaryTagsProps extends Tags {
  dictionary: Dictionary;
  chosen: WordPart;
}

/** The parts of a dictionary, and what can be done with the chosen one: a test of a tag, waking what rests. */
export function DictionaryTags({ dictionary, tags, resting, chosen }: DictionaryTagsProps): ReactNode {
  const { t } = useTranslation();
  const { id, wordsCount } = dictionary;
  const current = tags.find(({ tag }) => isSameTag(tag, chosen.tag));
  return (
    <>
      <PartChips {...{ tags, resting, wordsCount, chosen }} />
      {current && (
        <div className={styles.chosen}>
          <p role="status">
            <RichText
              text={t("dictionaries.tags.words", { count: current.words, tag: current.tag })}
              parts={{ b: <b /> }}
            />
          </p>
          <ButtonLink icon={<GraduationCap />} to={paths.newTestOfTag(id, current.tag)}>
            {t("dictionaries.tags.test", { count: current.words })}
          </ButtonLink>
        </div>
      )}
      {chosen.resting && resting > 0 && (
        <div className={styles.chosen}>
          <p role="status">{t("resting.kept", { count: resting })}</p>
          <ButtonLink icon={<Sun />} to={paths.restingWords(id)}>
            {t("resting.wakeWords")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
