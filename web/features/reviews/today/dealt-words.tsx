import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { Code } from "../../../ui/text/code.tsx";
import { wordOf } from "../card-sides.ts";
import { queueOptions } from "../session/queue.ts";

import styles from "./dealt-words.module.css";

/** The order in which today's new words are dealt, one code a word; nothing where all are of one language. */
export function DealtWords(): ReactNode {
  const { t } = useTranslation();
  const { languageName } = useFormat();
  const { id } = useSignedIn();
  const items = useQuery(queueOptions(id)).data?.items ?? [];
  const dealt = items.filter((item) => item.new).map((item) => wordOf(item).termsLanguage);
  if (new Set(dealt).size < 2) return null;
  return (
    <div className={styles.dealt}>
      <p>{t("dealing.inTurn")}</p>
      <p className={styles.codes} role="img" aria-label={dealt.map(languageName).join(", ")}>
        {dealt.map((language, index) => (
          <Code key={index}>{language}</Code>
        ))}
      </p>
    </div>
  );
}
