import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NetworkError } from "../../../lib/api-error.ts";
import { useConnection } from "../../../lib/connection.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Note } from "../../../ui/text/note.tsx";
import { dayKey, progressOptions } from "../queries.ts";
import { readDay } from "./day.ts";
import { NotStored } from "./not-stored.tsx";
import { prefetchReview } from "./prefetch-review.ts";
import { stateOf } from "./state.ts";

import styles from "./today.module.css";

/** The first thing of a day: how many words, about how long, one button (`/today`). */
export function TodayPage(): ReactNode {
  const { t } = useTranslation();
  const { id } = useSignedIn();
  const isOffline = useConnection() !== "online";
  usePageTitle(t("common.today"));
  const query = useQuery({
    queryKey: [...dayKey, id],
    queryFn: async () => {
      const day = await readDay(id);
      return { day, State: await stateOf(day) };
    },
    staleTime: 0,
    meta: { handled: true },
  });
  const progress = useQuery(progressOptions()).data;
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    // So that the review begins at once, and also without a network.
    if (isLoaded && !isOffline) prefetchReview(id);
  }, [isLoaded, isOffline, id]);
  if (query.error instanceof NetworkError && !query.data && !query.isFetching) return <NotStored />;
  return (
    <>
      {isOffline && (
        <div className={styles.note}>
          <Note tone="info" role="status">
            {t("today.offline")}
          </Note>
        </div>
      )}
      <Loaded query={query}>{({ day, State }) => <State day={day} progress={progress} />}</Loaded>
    </>
  );
}
