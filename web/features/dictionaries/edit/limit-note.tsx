import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";

import styles from "./limit-note.module.css";

/** "You already have max number of words" (spec §8), and what helps. */
export function LimitNote(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { role, limits } = useSignedIn();
  return (
    <div className={styles.note}>
      <Note
        role="status"
        action={
          role === "user" ? (
            <ButtonLink to={paths.plans}>{t("dictionaries.limit.plans")}</ButtonLink>
          ) : role === "guest" ? (
            <ButtonLink to={paths.signUp}>{t("auth.guestInfo.signUp")}</ButtonLink>
          ) : null
        }
      >
        <b>{t("dictionaries.limit.words")}</b>{" "}
        <Text as="span" tone="muted">
          {t("dictionaries.limit.wordsHelp", { limit: format.number(limits.wordsPerDictionary) })}
        </Text>
      </Note>
    </div>
  );
}
