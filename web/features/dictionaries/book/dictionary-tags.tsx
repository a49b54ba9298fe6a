import { GraduationCap } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary, DictionaryTags as Tags } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { isSameTag } from "../tags.ts";
import { TagBar } from "./tag-bar.tsx";

import styles from "./dictionary-tags.module.css";

/** How many tags the bar shows before the others are requested. */
const SHOWN = 8;

interface DictionaryTagsProps {
  dictionary: Dictionary;
  tags: Tags["tags"];
  /** The tag by which the words are filtered; empty for all of them. */
  chosen: string;
}

/** The tags of a dictionary, and a test of the words of the chosen one. */
export function DictionaryTags({ dictionary, tags, chosen }: DictionaryTagsProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const { id, wordsCount } = dictionary;
  const current = tags.find(({ tag }) => isSameTag(tag, chosen));
  const first = all ? tags : mostUsed(tags, current?.tag);
  const hidden = tags.length - first.length;
  const everything = {
    text: t("dictionaries.tags.all"),
    count: format.number(wordsCount),
    to: paths.dictionary(id),
    chosen: chosen === "",
  };
  return (
    <>
      <TagBar
        label={t("dictionaries.tags.label")}
        items={[
          everything,
          ...first.map(({ tag, words }) => ({
            text: tag,
            count: format.number(words),
            to: tag === current?.tag ? paths.dictionary(id) : paths.taggedWords(id, tag),
            chosen: tag === current?.tag,
            clears: tag === current?.tag,
          })),
        ]}
        more={
          hidden > 0 && (
            <Button variant="quiet" onClick={() => setAll(true)}>
              {t("dictionaries.tags.more", { count: hidden })}
            </Button>
          )
        }
      />
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
    </>
  );
}

/** In the order of all, and the chosen one among them. */
function mostUsed(tags: Tags["tags"], chosen: string | undefined): Tags["tags"] {
  const most = new Set(
    tags
      .toSorted((a, b) => b.words - a.words)
      .slice(0, SHOWN)
      .map(({ tag }) => tag),
  );
  return tags.filter(({ tag }) => most.has(tag) || tag === chosen);
}
