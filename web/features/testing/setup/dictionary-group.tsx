import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { PickList } from "../../../ui/form/pick-list.tsx";
import { Pick } from "../../../ui/form/pick.tsx";
import { LanguagePair } from "../../../ui/text/language-pair.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { SetupGroup } from "./setup-group.tsx";

interface DictionaryGroupProps {
  dictionaries: readonly Dictionary[];
  chosen: Dictionary;
  onChoose: (id: string) => void;
}

export function DictionaryGroup({ dictionaries, chosen, onChoose }: DictionaryGroupProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SetupGroup legend={t("testing.setup.dictionary")}>
      <PickList>
        {dictionaries.map((dictionary) => (
          <Pick
            key={dictionary.id}
            name="dictionary"
            value={dictionary.id}
            title={dictionary.name}
            sub={<Size dictionary={dictionary} />}
            checked={dictionary.id === chosen.id}
            onChange={() => onChoose(dictionary.id)}
          />
        ))}
      </PickList>
      {chosen.wordsCount === 0 && (
        <Note
          tone="info"
          role="status"
          action={
            <ButtonLink to={paths.editWords(chosen.id)} icon={<Plus />}>
              {t("testing.setup.addWords")}
            </ButtonLink>
          }
        >
          {t("testing.setup.noWords")}
        </Note>
      )}
    </SetupGroup>
  );
}

function Size({ dictionary }: { dictionary: Dictionary }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { termsLanguage, definitionsLanguage, wordsCount } = dictionary;
  return (
    <>
      <LanguagePair
        from={termsLanguage}
        to={definitionsLanguage}
        fromName={format.languageName(termsLanguage)}
        toName={format.languageName(definitionsLanguage)}
      />
      {"\u2002"}
      {t("testing.setup.words", { count: wordsCount })}
    </>
  );
}
