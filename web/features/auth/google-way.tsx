import { useMutation } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { call } from "../../lib/api.ts";
import { useGoogleProblem } from "../../lib/google-problem.ts";
import { askForCode, loadGoogle, type GoogleClient } from "../../lib/google-script.ts";
import { useOnward } from "../../lib/onward.ts";
import { signedIn, useUser } from "../../lib/session.ts";
import { useSettings } from "../../lib/settings.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Or } from "../../ui/text/or.tsx";
import { Text } from "../../ui/text/text.tsx";
import { isEmbeddedBrowser } from "./embedded-browser.ts";
import { GoogleMark } from "./google-mark.tsx";

interface GoogleWayProps {
  /** Another way in, shown before it. */
  beside?: ReactNode;
}

/** Signing in with Google, where this server offers it and this browser may (spec §2). */
export function GoogleWay({ beside }: GoogleWayProps): ReactNode {
  const { t } = useTranslation();
  const { data } = useSettings();
  if (!data?.google && !beside) return null;
  return (
    <Stack>
      <Or>{t("auth.or")}</Or>
      {beside}
      {data?.google &&
        (isEmbeddedBrowser(navigator.userAgent) ? (
          <Note tone="info">{t("auth.google.embedded")}</Note>
        ) : (
          <GoogleButton {...data.google} />
        ))}
    </Stack>
  );
}

function GoogleButton({ clientId, scriptUrl }: GoogleClient): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const onward = useOnward();
  const guest = useUser();
  const problem = useGoogleProblem();

  // Browsers open a popup only immediately after the click: the script must be loaded by then.
  useEffect(() => void loadGoogle(scriptUrl).catch(() => {}), [scriptUrl]);

  const enter = useMutation({
    mutationFn: async () => {
      const code = await askForCode({ clientId, scriptUrl });
      if (code === null) return;
      if (await call("POST /auth/google", { body: { code } })) return navigate(paths.secondStep);
      await signedIn();
      onward();
    },
    meta: { handled: true },
  });
  return (
    <>
      <Button block icon={<GoogleMark />} pending={enter.isPending} onClick={() => enter.mutate()}>
        {t("auth.google.button")}
      </Button>
      {enter.error && (
        <Note tone="wrong" role="alert">
          {problem(enter.error)}
        </Note>
      )}
      {guest && (
        <Text tone="muted" small>
          {t("auth.google.guest")}
        </Text>
      )}
    </>
  );
}
