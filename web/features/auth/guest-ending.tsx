import { useQuery } from "@tanstack/react-query";
import { Download, Hourglass } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { CallPath } from "../../../shared/api/calls.ts";
import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import type { User } from "../../../shared/api/users.ts";
import { urlOf } from "../../../shared/endpoint.ts";
import { call } from "../../lib/api.ts";
import { useFormat } from "../../lib/format.ts";
import { DICTIONARIES } from "../../lib/queries.ts";
import { reloadUser } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";
import { NoticeBar } from "../../ui/feedback/notice-bar.tsx";
import { EndingBar } from "./ending-bar.tsx";
import { useTimeLeft } from "./use-time-left.ts";

const MINUTE = 60_000;
/** From here on it is shown above every page. */
const SOON = 120 * MINUTE;
/** From here on it is shown during tests too. */
const AT_ONCE = 10 * MINUTE;

interface GuestEndingProps {
  user: User;
  expiresAt: string;
  /** The page belongs to a question. */
  narrow: boolean;
}

/** The guest's time is nearly over: when, what will be deleted, and how to keep it. It cannot be closed. */
export function GuestEnding({ user, expiresAt, narrow }: GuestEndingProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const left = useTimeLeft(new Date(expiresAt).getTime());
  const stage = left <= 0 ? "over" : left <= AT_ONCE ? "atOnce" : left <= SOON ? "soon" : null;
  const title = t("auth.ending.title", { time: format.timeOfDay(expiresAt) });
  useEffect(() => {
    if (stage === "soon") announce(title);
    if (stage === "atOnce") announce(title, "assertive");
    // The server reports the end, and the app follows.
    if (stage === "over") void reloadUser().catch(() => undefined);
  }, [announce, stage, title]);

  if (!stage) return null;
  if (narrow)
    return (
      stage !== "soon" && (
        <NoticeBar icon={<Hourglass />}>
          <b>{title}</b>
        </NoticeBar>
      )
    );
  return <Ending user={user} title={title} left={left} />;
}

interface EndingProps {
  user: User;
  title: string;
  left: number;
}

function Ending({ user, title, left }: EndingProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: dictionaries = [] } = useQuery({
    queryKey: [...DICTIONARIES, "of-guest"],
    queryFn: async ({ signal }) => (await call("GET /dictionaries", { signal })).data,
    enabled: user.policiesAccepted,
    meta: { handled: true },
  });
  const minutes = Math.ceil(left / MINUTE);
  const words = dictionaries.reduce((sum, { wordsCount }) => sum + wordsCount, 0);
  return (
    <EndingBar
      title={title}
      clock={format.span(left)}
      actions={
        <>
          <ButtonLink to={user.pendingEmail ? paths.verify : paths.signUp} variant="primary">
            {user.pendingEmail ? t("auth.guestInfo.finish") : t("auth.ending.keep")}
          </ButtonLink>
          {dictionaries
            .filter(({ wordsCount }) => wordsCount > 0)
            .map((one) => (
              <ButtonLink key={one.id} to={fileOf(one)} reloadDocument download icon={<Download />}>
                {t("auth.ending.download")}
              </ButtonLink>
            ))}
        </>
      }
    >
      {t("auth.ending.within", { count: minutes })} {words > 0 && t("auth.ending.lost", { count: words })}{" "}
      {t("auth.ending.stays")}
    </EndingBar>
  );
}

const fileOf = ({ id }: Dictionary): string =>
  urlOf("/dictionaries/:id/export" satisfies CallPath, { id }, { format: "csv" });
