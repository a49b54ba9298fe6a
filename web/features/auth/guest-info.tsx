import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { User } from "../../../shared/api/users.ts";
import { useFormat } from "../../lib/format.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/action/button.tsx";
import { LazyDialog } from "../../ui/overlay/lazy-dialog.tsx";
import { FactList } from "../../ui/page/fact-list.tsx";
import { Figures } from "../../ui/text/figures.tsx";
import { Countdown } from "./countdown.tsx";

interface GuestInfoProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** The guest's limits, and when the account is deleted (spec §1). */
export function GuestInfo({ user, open, onClose }: GuestInfoProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const stay = useRef<HTMLButtonElement>(null);
  const { limits, expiresAt, pendingEmail } = user;
  const figures = (value: number): ReactNode => <Figures>{format.number(value)}</Figures>;
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t("auth.guestInfo.title")}
      closeLabel={t("AltText.Close")}
      initialFocus={stay}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              void navigate(pendingEmail ? paths.verify : paths.signUp);
            }}
          >
            {pendingEmail ? t("auth.guestInfo.finish") : t("auth.guestInfo.signUp")}
          </Button>
          <Button ref={stay} variant="primary" onClick={onClose}>
            {t("auth.guestInfo.stay")}
          </Button>
        </>
      }
    >
      <p>{t("auth.guestInfo.lead")}</p>
      <FactList
        facts={[
          { term: t("auth.guest.dictionaries"), value: figures(limits.dictionaries) },
          { term: t("auth.guest.words"), value: figures(limits.wordsPerDictionary) },
          { term: t("auth.guest.tests"), value: figures(limits.testsPerDay) },
          ...(expiresAt
            ? [
                { term: t("auth.guestInfo.deletedOn"), value: format.dateTime(expiresAt) },
                { term: t("auth.guestInfo.timeLeft"), value: <Countdown until={expiresAt} /> },
              ]
            : []),
        ]}
      />
    </LazyDialog>
  );
}
