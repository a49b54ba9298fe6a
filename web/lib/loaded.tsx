import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Loading } from "../ui/feedback/loading.tsx";
import { LoadFailure } from "./load-failure.tsx";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What is shown meanwhile; a page skeleton by default. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The loaded content, its skeleton, or why it could not be loaded with a way to try again (spec §8). */
export function Loaded<Data>({ query, loading, children }: LoadedProps<Data>): ReactNode {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  // Shown at once, while retries continue in the background.
  if (query.failureReason)
    return <LoadFailure error={query.failureReason} onRetry={() => void query.refetch()} />;
  return loading ?? <Loading label={t("common.loading")} />;
}
