import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { partIn } from "../../../../shared/listing.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { useDictionaryId } from "../dictionary-id.ts";
import { useWordListSettings } from "../word-list-settings.tsx";
import { editedOptions } from "./edit-list.ts";
import { LATEST_FIRST, WordsDesk } from "./words-desk.tsx";

/** Where the words of a dictionary are written (spec §2, `/dictionaries/{dictionaryId}/words/edit`). */
export function EditWordsPage(): ReactNode {
  const { t } = useTranslation();
  const id = useDictionaryId();
  const settings = useWordListSettings(LATEST_FIRST);
  const [params] = useSearchParams();
  const listing = { ...settings.listing, ...partIn(params) };
  const query = useQuery(editedOptions(id, listing));
  const title = t("dictionaries.edit.title");
  usePageTitle(query.data ? `${title} · ${query.data.name}` : title);
  return (
    <Loaded
      query={query}
      loading={<Loading kind="ledger" title={title} label={t("dictionaries.loadingWords")} />}
    >
      {(dictionary) => <WordsDesk {...{ dictionary, settings, listing }} />}
    </Loaded>
  );
}
