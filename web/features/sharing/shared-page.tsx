import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { isNotFound } from "../../lib/api-error.ts";
import { call } from "../../lib/api.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { Button } from "../../ui/action/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Row } from "../../ui/page/row.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Note } from "../../ui/text/note.tsx";
import { NoSuchShare } from "./no-such-share.tsx";
import { SharedHead } from "./shared-head.tsx";
import { SharedLeaf } from "./shared-leaf.tsx";

/** A shared dictionary, for everybody to read and to copy (contract §15). */
export function SharedPage(): ReactNode {
  const { t } = useTranslation();
  const { token = "" } = useParams();
  const { data, error, failureReason, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ["shared", token],
      queryFn: ({ pageParam, signal }) =>
        call("GET /shared/:token", {
          params: { token },
          query: pageParam === null ? {} : { after: pageParam },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      // What is shared never changes.
      staleTime: Infinity,
      meta: { handled: true },
    });
  const [first] = data?.pages ?? [];
  const gone = !first && isNotFound(error);
  usePageTitle(first?.name ?? (gone ? t("errors.page.title") : t("dictionaries.title")));
  if (gone) return <NoSuchShare />;
  if (!first && failureReason) return <LoadFailure error={failureReason} onRetry={() => void refetch()} />;
  if (!first) return <Loading kind="leaf" label={t("dictionaries.loadingWords")} />;
  return (
    <>
      <SharedHead token={token} shared={first} />
      {first.wordsCount === 0 && (
        <EmptyState ornament={t("dictionaries.ornament")} title={t("dictionaries.noWords.title")} />
      )}
      <Stack>
        {data?.pages.map(
          (page, index) =>
            page.words.length > 0 && <SharedLeaf key={index} shared={page} number={index + 1} />,
        )}
        {failureReason && (
          <Note tone="wrong" role="alert">
            {failureReason.message}
          </Note>
        )}
        {hasNextPage && (
          <Row>
            <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("sharing.page.more")}
            </Button>
          </Row>
        )}
      </Stack>
    </>
  );
}
