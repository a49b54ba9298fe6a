import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { Progress } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";

import styles from "./hardest-words.module.css";

/** The words that were forgotten most often, each beside what is often written for it. */
export function HardestWords({ words }: { words: Progress["hardest"] }): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const heading = useId();
  return (
    <Sheet as="section" pad aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        {t("progress.hardest")}
      </h2>
      <table className={styles.words}>
        <thead>
          <tr>
            <th scope="col">{t("progress.word")}</th>
            <th scope="col">{t("progress.youWrite")}</th>
            <th scope="col">{t("progress.forgotten")}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ wordId, dictionaryId, prompt, lapses, wrongAnswers }) => (
            <tr key={`${wordId} ${prompt.join()}`}>
              <th scope="row">
                <Link to={paths.dictionary(dictionaryId)}>
                  <bdi>{prompt.join(", ")}</bdi>
                </Link>
              </th>
              <td>
                <ul>
                  {wrongAnswers.map(({ text, count }) => (
                    <li key={text}>
                      <bdi>{text}</bdi> <small>{t("progress.times", { count })}</small>
                    </li>
                  ))}
                </ul>
              </td>
              <td>{number(lapses)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
