import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { DictionariesSort } from "../../../../shared/api/values.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { PageHead } from "../../../ui/page/page-head.tsx";
import { useListSettings } from "../list-settings.ts";
import { ListToolbar } from "../list-toolbar.tsx";
import { listOptions } from "../queries.ts";
import { ListFailure } from "./list-failure.tsx";
import { ShelfCount } from "./shelf-count.tsx";
import { ShelfOfDictionaries } from "./shelf-of-dictionaries.tsx";

const SORTS = ["name", "date", "words"] as const satisfies DictionariesSort[];

/** All dictionaries of a person: search, sort, and the way to a new one (spec §2, `/dictionaries`). */
export function DictionariesPage(): ReactNode {
  const { t } = useTranslation();
  const { sortingConfigs, usage } = useSignedIn();
  const title = t("dictionaries.title");
  usePageTitle(title);
  const settings = useListSettings({
    sorts: SORTS,
    saved: { sort: sortingConfigs.dictionariesSort, direction: sortingConfigs.dictionariesSortDirection },
    configs: (dictionariesSort, dictionariesSortDirection) => ({
      dictionariesSort,
      dictionariesSortDirection,
    }),
  });
  const { filter } = settings.listing;
  const query = useQuery({ ...listOptions(settings.listing), placeholderData: keepPreviousData });
  if (query.isPending && !query.failureReason)
    return <Loading title={title} label={t("dictionaries.loadingList")} />;

  const dictionaries = query.data?.data ?? [];
  const none = query.isSuccess && dictionaries.length === 0;
  return (
    <>
      <PageHead title={title} aside={<ShelfCount />} />
      {none && !filter && usage.dictionaries === 0 ? (
        <EmptyState
          ornament={t("dictionaries.ornament")}
          title={t("dictionaries.empty.title")}
          action={
            <ButtonLink big variant="primary" icon={<Plus />} to={paths.newDictionary}>
              {t("dictionaries.new")}
            </ButtonLink>
          }
        >
          {t("dictionaries.empty.text")}
        </EmptyState>
      ) : (
        <ListToolbar
          settings={settings}
          searchLabel={t("dictionaries.search")}
          sorts={SORTS.map((value) => ({ value, label: t(`dictionaries.sort.${value}`) }))}
        />
      )}
      {query.failureReason && (
        <ListFailure error={query.failureReason} onRetry={() => void query.refetch()} />
      )}
      {none && filter && (
        <EmptyState
          title={t("dictionaries.noneFound", { filter })}
          action={<Button onClick={settings.clear}>{t("dictionaries.clearSearch")}</Button>}
        />
      )}
      {dictionaries.length > 0 && <ShelfOfDictionaries dictionaries={dictionaries} complete={!filter} />}
    </>
  );
}
