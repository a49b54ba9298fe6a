import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { WordsSort } from "../../../shared/api/values.ts";
import type { SavedSort } from "../../../shared/listing.ts";
import { useSignedIn } from "../../lib/session.ts";
import { useListSettings, type ListSettings } from "./list-settings.ts";
import { ListToolbar } from "./list-toolbar.tsx";

const SORTS = ["default", "term", "date"] as const satisfies WordsSort[];

/** Search and sorting of words, as the URL and the person's settings have them. */
export function useWordListSettings(
  /** A screen's own sorting: it is not saved with the person. */
  own?: SavedSort<WordsSort>,
): ListSettings<WordsSort> {
  const { sortingConfigs } = useSignedIn();
  return useListSettings({
    sorts: SORTS,
    saved: own ?? {
      sort: sortingConfigs.dictionaryWordsSort,
      direction: sortingConfigs.dictionaryWordsSortDirection,
    },
    configs: own
      ? null
      : (dictionaryWordsSort, dictionaryWordsSortDirection) => ({
          dictionaryWordsSort,
          dictionaryWordsSortDirection,
        }),
  });
}

export function WordToolbar({ settings }: { settings: ListSettings<WordsSort> }): ReactNode {
  const { t } = useTranslation();
  const labels = {
    default: t("dictionaries.sort.create"),
    term: t("dictionaries.sort.term"),
    date: t("dictionaries.sort.date"),
  };
  return (
    <ListToolbar
      settings={settings}
      searchLabel={t("dictionaries.searchWords")}
      sorts={SORTS.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
