import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Loading } from "../ui/feedback/loading.tsx";
import { LoadFailure } from "./load-failure.tsx";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What stands there meanwhile; the outline of a page unless told. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was loaded, or its outline, or why it could not be with a way to try again (spec §8). */
export function Loaded<Data>({ query, loading, children }: LoadedProps<Data>): ReactNode {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  // Told at once, while it is still being tried again unseen.
  if (query.failureReason)
    return <LoadFailure error={query.failureReason} onRetry={() => void query.refetch()} />;
  return loading ?? <Loading label={t("common.loading")} />;
}
