import { RefreshCw, WifiOff } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NetworkError } from "../lib/api-error.ts";
import { useConnection, useIsOfflineTold } from "../lib/connection.ts";
import { reloadUser, resumeSession, useUser } from "../lib/session.ts";
import { showError } from "../lib/shown-error.ts";
import { Button } from "../ui/action/button.tsx";
import { useAnnounce } from "../ui/feedback/live-region.tsx";
import { NoticeBar } from "../ui/feedback/notice-bar.tsx";

/** Says that there is no connection, and what that means for the screen; `quiet`: the screen says so itself. */
export function OfflineNote({ quiet }: { quiet?: true | undefined }): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const connection = useConnection();
  const user = useUser();
  const before = useRef(connection);

  const isTold = useIsOfflineTold();
  const isShown = user !== null && connection !== "online" && !quiet && !isTold;
  const title = t("common.offline.title");
  useEffect(() => {
    if (isShown) announce(title);
  }, [announce, title, isShown]);

  useEffect(() => {
    if (before.current === "cached" && connection === "online") void resumeSession().catch(showError);
    before.current = connection;
  }, [connection]);

  useEffect(() => {
    if (connection !== "cached") return;
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [connection]);

  if (!isShown) return null;
  return (
    <NoticeBar
      icon={<WifiOff />}
      action={
        <Button variant="quiet" icon={<RefreshCw />} onClick={tryAgain}>
          {t("common.retry")}
        </Button>
      }
    >
      <b>{title}</b> {t("common.offline.text")}
    </NoticeBar>
  );
}

/** Any answer of the server itself ends the offline state; no answer keeps it. */
function tryAgain(): void {
  reloadUser().catch((error: unknown) => {
    if (!(error instanceof NetworkError)) showError(error);
  });
}
