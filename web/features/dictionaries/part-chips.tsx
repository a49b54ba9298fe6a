import { Moon, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";

import type { DictionaryTags } from "../../../shared/api/dictionaries.ts";
import { partQuery, type WordPart } from "../../../shared/listing.ts";
import { useFormat } from "../../lib/format.ts";
import { Button } from "../../ui/action/button.tsx";
import { isSameTag } from "./tags.ts";

import styles from "./part-chips.module.css";

/** How many tags are shown before the others are asked for. */
const SHOWN = 8;

interface PartChipsProps extends DictionaryTags {
  wordsCount: number;
  chosen: WordPart;
}

/** The parts of a dictionary that can be listed: all words, those that rest, those of a tag. */
export function PartChips({ tags, resting, wordsCount, chosen }: PartChipsProps): ReactNode {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const current = chosen.tag && tags.find(({ tag }) => isSameTag(tag, chosen.tag))?.tag;
  const first = all ? tags : mostUsed(tags, current);
  const hidden = tags.length - first.length;
  const rests = resting > 0 || chosen.resting;
  if (tags.length === 0 && !rests) return null;
  return (
    <nav className={styles.bar} aria-label={t("dictionaries.tags.label")}>
      <PartChip part={{}} words={wordsCount} chosen={!chosen.resting && chosen.tag === ""}>
        {t("dictionaries.tags.all")}
      </PartChip>
      {rests && (
        <PartChip part={{ resting: true }} words={resting} chosen={chosen.resting} clears={chosen.resting}>
          {!chosen.resting && <Moon aria-hidden="true" />}
          {t("resting.filter")}
        </PartChip>
      )}
      {tags.length > 0 && rests && <span className={styles.line} />}
      {first.map(({ tag, words }) => (
        <PartChip key={tag} part={{ tag }} words={words} chosen={tag === current} clears={tag === current}>
          {tag}
        </PartChip>
      ))}
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t("dictionaries.tags.more", { count: hidden })}
        </Button>
      )}
    </nav>
  );
}

interface PartChipProps {
  part: Partial<WordPart>;
  words: number;
  chosen: boolean;
  /** Following it leads back to all words. */
  clears?: boolean;
  children: ReactNode;
}

/** Leads to a part of the list, in its order. */
function PartChip({ part, words, chosen, clears, children }: PartChipProps): ReactNode {
  const format = useFormat();
  const [params] = useSearchParams();
  const order = ["sort", "direction"].flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  const search = new URLSearchParams([...Object.entries(clears ? {} : partQuery(part)), ...order]).toString();
  return (
    <Link to={{ search }} replace aria-current={chosen || undefined} preventScrollReset>
      {children} <span>{format.number(words)}</span>
      {clears && <X aria-hidden="true" />}
    </Link>
  );
}

/** In the order of all, and the chosen one among them. */
function mostUsed(tags: DictionaryTags["tags"], chosen: string | undefined): DictionaryTags["tags"] {
  const most = new Set(
    tags
      .toSorted((a, b) => b.words - a.words)
      .slice(0, SHOWN)
      .map(({ tag }) => tag),
  );
  return tags.filter(({ tag }) => most.has(tag) || tag === chosen);
}
