import type { ReactNode } from "react";

import type { DictionaryCard as CardFacts } from "../../../../shared/api/dictionaries.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { CreateTile } from "./create-tile.tsx";
import { DictionaryCard } from "./dictionary-card.tsx";
import { ShelfIsFull } from "./shelf-is-full.tsx";

import styles from "./shelf.module.css";

interface ShelfOfDictionariesProps {
  dictionaries: readonly CardFacts[];
  /** Nothing is filtered away: the shelf ends with the place for a new one. */
  complete: boolean;
}

export function ShelfOfDictionaries({ dictionaries, complete }: ShelfOfDictionariesProps): ReactNode {
  const { limits, usage } = useSignedIn();
  return (
    <ul className={styles.shelf}>
      {dictionaries.map((dictionary) => (
        <li key={dictionary.id}>
          <DictionaryCard dictionary={dictionary} />
        </li>
      ))}
      {complete && <li>{usage.dictionaries < limits.dictionaries ? <CreateTile /> : <ShelfIsFull />}</li>}
    </ul>
  );
}
