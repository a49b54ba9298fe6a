import { Copy, Flag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { SharedPage } from "../../../shared/api/sharing.ts";
import { useDictionaryFacts } from "../../lib/dictionary-facts.tsx";
import { useSession } from "../../lib/session.ts";
import { useSettings } from "../../lib/settings.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { Button } from "../../ui/action/button.tsx";
import { PageHead } from "../../ui/page/page-head.tsx";
import { Facts } from "../../ui/text/facts.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { useCopy } from "./use-copy.ts";
import { useDoors } from "./use-doors.ts";

import styles from "./shared-head.module.css";

interface SharedHeadProps {
  token: string;
  shared: SharedPage;
}

/** What is shared, and the way to have it oneself. */
export function SharedHead({ token, shared }: SharedHeadProps): ReactNode {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const [choosing, setChoosing] = useState(false);
  const facts = useDictionaryFacts(shared);
  const admit = useDoors(token);
  const { look, copy, places } = useCopy(token, shared, () => setChoosing(true));
  const failure = look.error ?? (choosing ? null : copy.error);
  return (
    <>
      <PageHead
        title={shared.name}
        lang={shared.termsLanguage}
        meta={
          <>
            <Facts facts={facts} />
            <Text tone="muted" className={styles.lead}>
              {t("sharing.page.lead")}
              {status === "fulfilled" && !user && ` ${t("sharing.page.account")}`}
            </Text>
          </>
        }
        actions={
          <>
            <Button
              variant="primary"
              icon={<Copy />}
              pending={status === "pending" || look.isPending || copy.isPending}
              onClick={() => admit() && look.mutate()}
            >
              {t("sharing.page.copy")}
            </Button>
            <ReportLink token={token} />
          </>
        }
      />
      {failure && (
        <div className={styles.failure}>
          <Note tone="wrong" role="alert">
            {failure.message}
          </Note>
        </div>
      )}
      <PlaceDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        places={places}
        pending={copy.isPending}
        error={copy.error}
        onChoose={copy.mutate}
      />
    </>
  );
}

/** A mail to the operator, who can end a share by its address. */
function ReportLink({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const { data: settings } = useSettings();
  if (!settings?.supportEmail) return null;
  const subject = encodeURIComponent(t("sharing.page.report"));
  const body = encodeURIComponent(`${location.origin}${paths.shared(token)}`);
  return (
    <ButtonLink
      to={`mailto:${settings.supportEmail}?subject=${subject}&body=${body}`}
      variant="quiet"
      icon={<Flag />}
    >
      {t("sharing.page.report")}
    </ButtonLink>
  );
}
