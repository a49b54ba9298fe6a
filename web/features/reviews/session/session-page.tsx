import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { User } from "../../../../shared/api/users.ts";
import { NetworkError } from "../../../lib/api-error.ts";
import { LoadFailure } from "../../../lib/load-failure.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { REVIEWS } from "../../../lib/queries.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { useOwnWords } from "../../../lib/words/own-words.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Wrap } from "../../../ui/page/wrap.tsx";
import { NotStored } from "../today/not-stored.tsx";
import { loadReview, type LoadedReview } from "./loading.ts";
import { loadQueue } from "./queue.ts";
import { ReviewSession } from "./review-session.ts";
import { Session } from "./session.tsx";

/** Today's review, on the device (`/today/review`). */
export function SessionPage(): ReactNode {
  const { t } = useTranslation();
  const user = useSignedIn();
  const { id } = user;
  const loadWords = useOwnWords();
  usePageTitle(t("today.session.title"));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...REVIEWS, "session", id],
    queryFn: () => loadReview(id, loadWords),
    staleTime: Infinity,
    // A review that runs has its own state: loading once more would delete a day's log that it goes on with.
    enabled: ({ state }) => state.data === undefined,
    // Not cached: each visit of the page starts with the current state.
    gcTime: 0,
    meta: { handled: true },
  });
  if (data) return <Running user={user} loaded={data} />;
  if (!error || isFetching) return <Loading kind="question" label={t("common.loading")} />;
  return (
    <Wrap>
      {error instanceof NetworkError ? (
        <NotStored />
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
    </Wrap>
  );
}

function Running({ user, loaded }: { user: User; loaded: LoadedReview }): ReactNode {
  const [session] = useState(() => new ReviewSession(user, loaded));
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState !== "visible") return;
    // Without a network there is nothing newer.
    loadQueue(user.id)
      .then((queue) => session.refresh(queue))
      .catch(() => undefined);
  });
  const begin = useEffectEvent(() => {
    if (!loaded.isNew) comeBack();
  });
  useEffect(() => {
    begin();
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, []);
  return <Session session={session} />;
}
