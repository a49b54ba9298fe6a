import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { dictionaryReview } from "../../../../shared/api/dictionaries.ts";
import type { LanguageCode } from "../../../../shared/languages.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { ARTICLES } from "./articles.ts";
import type { InfoForm } from "./dictionary-form.tsx";

import styles from "./learning-fields.module.css";

interface LearningFieldsProps {
  field: InfoForm["field"];
  termsLanguage: LanguageCode | null;
}

/** How a dictionary's words come in the daily review, and how they are sorted. */
export function LearningFields({ field, termsLanguage }: LearningFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { review } = useSignedIn();
  const { error, ...direction } = field("review");
  const articles = termsLanguage && ARTICLES[termsLanguage];
  return (
    <>
      <div className={styles.review}>
        <fieldset className={styles.direction}>
          <legend>{t("today.direction.title")}</legend>
          {dictionaryReview.options.map((value) => (
            <label key={value}>
              <input type="radio" value={value} {...direction} />
              {t(`today.direction.${value}`)}
            </label>
          ))}
          {error && <p role="alert">{error}</p>}
        </fieldset>
      </div>
      <TextField
        label={t("today.settings.newPerDay")}
        hint={t("dealing.ownHint", { most: review.newPerDay })}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        {...field("newPerDay")}
      />
      {articles && (
        <CheckField
          label={t("filing.skipArticles")}
          hint={t("filing.hint", { articles })}
          {...field("skipArticles")}
        />
      )}
    </>
  );
}
