import { Download, GraduationCap, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useDictionaryFacts } from "../../../lib/dictionary-facts.tsx";
import { useFormat } from "../../../lib/format.ts";
import { LazyMenu } from "../../../lib/lazy-menu.tsx";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { PageHead } from "../../../ui/page/page-head.tsx";
import { Facts } from "../../../ui/text/facts.tsx";
import { ShareDictionary } from "../share/share-dictionary.tsx";
import { DeleteDictionary } from "./delete-dictionary.tsx";

const loadExport = () => import("./export-menu.tsx");

interface DictionaryHeadProps {
  dictionary: Dictionary;
  onPrint: () => void;
}

/** What a dictionary is, and everything that can be done with it. */
export function DictionaryHead({ dictionary, onPrint }: DictionaryHeadProps): ReactNode {
  const { t } = useTranslation();
  const { id, name, termsLanguage, wordsCount } = dictionary;
  return (
    <PageHead
      title={name}
      lang={termsLanguage}
      back={{ to: paths.dictionaries, label: t("dictionaries.title") }}
      meta={<DictionaryFacts dictionary={dictionary} />}
      actions={
        <>
          {wordsCount > 0 && (
            <>
              <ButtonLink variant="primary" icon={<Pencil />} to={paths.editWords(id)}>
                {t("dictionaries.manageWords")}
              </ButtonLink>
              <ButtonLink icon={<GraduationCap />} to={paths.newTest(id)}>
                {t("dictionaries.test")}
              </ButtonLink>
            </>
          )}
          <ButtonLink to={paths.editDictionary(id)}>{t("dictionaries.editInfo")}</ButtonLink>
          {wordsCount > 0 && (
            <LazyMenu
              load={loadExport}
              trigger={<Button icon={<Download />}>{t("dictionaries.export.title")}</Button>}
            >
              {({ ExportMenu }, trigger) => <ExportMenu id={id} onPrint={onPrint} trigger={trigger} />}
            </LazyMenu>
          )}
          <ShareDictionary dictionary={dictionary} />
          <DeleteDictionary dictionary={dictionary} />
        </>
      }
    />
  );
}

function DictionaryFacts({ dictionary }: { dictionary: Dictionary }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { createdAt, updatedAt } = dictionary;
  return (
    <Facts
      facts={[
        ...useDictionaryFacts(dictionary),
        { term: t("dictionaries.facts.created"), value: format.date(createdAt) },
        { term: t("dictionaries.facts.updated"), value: format.relative(updatedAt) },
      ]}
    />
  );
}
