import { Plus } from "lucide-react";

import type { Direction } from "../../../ui/text/direction.ts";

import styles from "./suggestions.module.css";

interface SuggestionsProps {
  label: string;
  items: readonly string[];
  onPick: (item: string) => void;
  /** What is said beside an item, such as its part of speech. */
  remarks?: Readonly<Record<string, string>> | undefined;
  /** Where they come from, in words. */
  source?: string | undefined;
  lang?: string | undefined;
  dir?: Direction | undefined;
}

/** Definitions that are offered; picking one leaves the focus in the field. */
export function Suggestions({ label, items, remarks, onPick, source, lang, dir }: SuggestionsProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={label} data-keeps-draft="">
      <span aria-hidden="true">{label}</span>
      {items.map((item) => (
        <button
          key={item}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
        >
          <Plus />
          <span lang={lang} dir={dir}>
            {item}
          </span>
          {remarks?.[item] && <small className={styles.remark}> {remarks[item]}</small>}
        </button>
      ))}
      {source && <small className={styles.source}>{source}</small>}
    </div>
  );
}
