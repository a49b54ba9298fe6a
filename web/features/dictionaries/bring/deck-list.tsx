import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { CheckField } from "../../../ui/form/check-field.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import type { DeckOverview } from "../deck/overview.ts";

import styles from "./bring.module.css";

interface DeckListProps {
  decks: DeckOverview["decks"];
  /** Null: all. */
  chosen: readonly string[] | null;
  onChosen: (chosen: readonly string[]) => void;
}

/** The decks in a file, some or all of which are imported. */
export function DeckList({ decks, chosen, onChosen }: DeckListProps): ReactNode {
  const { t } = useTranslation();
  const taken = chosen ?? decks.map(({ id }) => id);
  return (
    <Sheet as="section" pad>
      <fieldset className={styles.radios}>
        <legend>{t("bring.decks")}</legend>
        {decks.map(({ id, name, notes }) => (
          <CheckField
            key={id}
            label={
              <>
                <span dir="auto">{name}</span> <small>{t("bring.notes", { count: notes })}</small>
              </>
            }
            checked={taken.includes(id)}
            onChange={({ target }) =>
              onChosen(target.checked ? [...taken, id] : taken.filter((each) => each !== id))
            }
          />
        ))}
      </fieldset>
    </Sheet>
  );
}
