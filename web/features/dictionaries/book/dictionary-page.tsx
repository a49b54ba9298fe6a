import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { partIn } from "../../../../shared/listing.ts";
import { keepEntries } from "../../../lib/entries.ts";
import { LoadFailure } from "../../../lib/load-failure.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { useDictionaryId } from "../dictionary-id.ts";
import { useWordListSettings } from "../word-list-settings.tsx";
import { DictionaryHead } from "./dictionary-head.tsx";
import { leafOptions } from "./leaf-queries.ts";
import { NoWords } from "./no-words.tsx";
import { LIST_START } from "./sections.ts";
import { Words } from "./words.tsx";

/** A dictionary: what it is, what can be done with it, and its words (spec §2, `/dictionaries/{dictionaryId}`). */
export function DictionaryPage(): ReactNode {
  const { t } = useTranslation();
  const id = useDictionaryId();
  const client = useQueryClient();
  const settings = useWordListSettings();
  const [params] = useSearchParams();
  const listing = { ...settings.listing, ...partIn(params) };
  const book = { id, listing };
  const query = useQuery({
    ...leafOptions(client, book, LIST_START),
    placeholderData: keepPreviousData,
  });
  const [printing, setPrinting] = useState(false);
  const dictionary = query.data?.dictionary;
  const isLoaded = dictionary !== undefined;
  useEffect(() => {
    if (isLoaded) void keepEntries(id);
  }, [isLoaded, id]);
  usePageTitle(dictionary?.name ?? t("dictionaries.title"));
  if (!dictionary && query.failureReason)
    return <LoadFailure error={query.failureReason} onRetry={() => void query.refetch()} />;
  if (!dictionary) return <Loading kind="leaf" label={t("dictionaries.loadingWords")} />;
  return (
    <>
      <DictionaryHead dictionary={dictionary} onPrint={() => setPrinting(true)} />
      {dictionary.wordsCount === 0 ? (
        <NoWords dictionary={dictionary} />
      ) : (
        <Words
          dictionary={dictionary}
          settings={settings}
          listing={listing}
          printing={printing}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </>
  );
}
