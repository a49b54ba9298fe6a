import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { DictionaryCard as CardFacts } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { wholeAlphabet } from "../alphabet.ts";
import { CreateTile } from "./create-tile.tsx";
import { DictionaryCard } from "./dictionary-card.tsx";
import { ShelfIsFull } from "./shelf-is-full.tsx";
import { Shelf } from "./shelf.tsx";

interface ShelfOfDictionariesProps {
  dictionaries: readonly CardFacts[];
  /** Nothing is filtered away: the shelf ends with the place for a new one. */
  complete: boolean;
}

export function ShelfOfDictionaries({ dictionaries, complete }: ShelfOfDictionariesProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { limits, usage } = useSignedIn();
  return (
    <Shelf>
      {dictionaries.map((dictionary) => (
        <li key={dictionary.id}>
          <CardOf dictionary={dictionary} />
        </li>
      ))}
      {complete && (
        <li>
          {usage.dictionaries < limits.dictionaries ? (
            <CreateTile
              label={t("dictionaries.new")}
              hint={t("dictionaries.newHint")}
              onClick={() => void navigate(paths.newDictionary)}
            />
          ) : (
            <ShelfIsFull />
          )}
        </li>
      )}
    </Shelf>
  );
}

function CardOf({ dictionary }: { dictionary: CardFacts }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const {
    id,
    name,
    termsLanguage,
    definitionsLanguage,
    wordsCount,
    updatedAt,
    letters,
    firstTerm,
    lastTerm,
  } = dictionary;
  const fromName = format.languageName(termsLanguage);
  const toName = format.languageName(definitionsLanguage);
  return (
    <DictionaryCard
      to={paths.dictionary(id)}
      name={name}
      lang={termsLanguage}
      dir={directionOf(termsLanguage)}
      pair={{ from: termsLanguage, to: definitionsLanguage, fromName, toName }}
      first={firstTerm ?? undefined}
      last={lastTerm ?? undefined}
      histogram={wholeAlphabet(letters, termsLanguage)}
      languages={`${fromName} – ${toName}`}
      count={wordsCount}
      words={<RichText text={t("dictionaries.words", { count: wordsCount })} parts={{ b: <b /> }} />}
      updated={t("dictionaries.updated", { when: format.relative(updatedAt) })}
    />
  );
}
