import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { useDictionaryId } from "../dictionary-id.ts";
import { infoOptions } from "../queries.ts";
import { BringDesk } from "./bring-desk.tsx";

/** Where words come from: a file of another program, or a list. */
export function BringPage(): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(infoOptions(useDictionaryId()));
  const title = t("bring.title");
  usePageTitle(query.data ? `${title} · ${query.data.name}` : title);
  return (
    <Loaded query={query} loading={<Loading kind="form" label={t("common.loading")} />}>
      {(dictionary) => <BringDesk dictionary={dictionary} />}
    </Loaded>
  );
}
