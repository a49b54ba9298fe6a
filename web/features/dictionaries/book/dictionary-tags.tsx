import { GraduationCap, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { Dictionary, DictionaryTags as Tags } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { isSameTag } from "../tags.ts";

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
  const [all, setAll] = useState(false);
  const { id, wordsCount } = dictionary;
  const current = tags.find(({ tag }) => isSameTag(tag, chosen));
  const first = all ? tags : mostUsed(tags, current?.tag);
  const hidden = tags.length - first.length;
  return (
    <>
      <nav className={styles.bar} aria-label={t("dictionaries.tags.label")}>
        <Tag to={paths.dictionary(id)} words={wordsCount} chosen={chosen === ""}>
          {t("dictionaries.tags.all")}
        </Tag>
        {first.map(({ tag, words }) =>
          tag === current?.tag ? (
            <Tag key={tag} to={paths.dictionary(id)} words={words} chosen clears>
              {tag}
            </Tag>
          ) : (
            <Tag key={tag} to={paths.taggedWords(id, tag)} words={words}>
              {tag}
            </Tag>
          ),
        )}
        {hidden > 0 && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t("dictionaries.tags.more", { count: hidden })}
          </Button>
        )}
      </nav>
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

interface TagProps {
  to: string;
  words: number;
  chosen?: boolean;
  /** Following it removes the filter. */
  clears?: boolean;
  children: ReactNode;
}

/** A tag that filters the list, with its number of words. */
function Tag({ to, words, chosen, clears, children }: TagProps): ReactNode {
  const format = useFormat();
  return (
    <Link to={to} replace aria-current={chosen || undefined} preventScrollReset>
      {children} <span>{format.number(words)}</span>
      {clears && <X />}
    </Link>
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
