import { useEffect, type ReactNode } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";

import { dictionaryReview, type DictionaryReview } from "../../../../shared/api/dictionaries.ts";
import { api } from "../../../../shared/api/index.ts";
import { newCardsPerDay } from "../../../../shared/api/values.ts";
import { boundedString } from "../../../../shared/bounded-string.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../../../shared/languages.ts";
import { LENGTH } from "../../../../shared/limits.ts";
import { complain } from "../../../../shared/validation.ts";
import { useContractForm, type ContractForm } from "../../../lib/form.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { LanguageField } from "./language-field.tsx";

import styles from "./dictionary-form.module.css";

const { body } = api.dictionaries.create;

/** Nothing chosen yet is a missing answer, not a wrong one. */
const chosenLanguage = z.pipe(
  z.string().check((ctx) => {
    if (ctx.value === "") complain(ctx, [{ key: "required" }]);
  }),
  z.enum(LANGUAGE_CODES),
);
/** As typed: nothing is no limit of its own. */
const ownLimit = z.pipe(
  z.pipe(
    boundedString(16),
    z.transform((text) =>
      text.trim() === "" ? null : /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN,
    ),
  ),
  z.nullable(newCardsPerDay),
);
const schema = z.extend(body, {
  termsLanguage: chosenLanguage,
  definitionsLanguage: chosenLanguage,
  review: z.optional(dictionaryReview),
  newPerDay: z.optional(ownLimit),
  skipArticles: z.optional(z.boolean()),
});

/** The rest is set once there is a dictionary. */
interface TypedInfo {
  name: string;
  termsLanguage: string;
  definitionsLanguage: string;
  review?: DictionaryReview | undefined;
  newPerDay?: string | undefined;
  skipArticles?: boolean | undefined;
}

export type InfoForm = ContractForm<TypedInfo, z.infer<typeof schema>>;

interface DictionaryFormProps {
  initial: TypedInfo;
  /** Of the chosen language of the terms, null before there is one. */
  hint: (termsLanguage: LanguageCode | null) => string;
  submitLabel: string;
  cancelTo: string;
  /** Why nothing can be sent. */
  disabledReason?: string | undefined;
  submit: (info: z.infer<typeof schema>) => Promise<unknown>;
  /** More fields, which are saved with these. */
  children?: (field: InfoForm["field"], termsLanguage: LanguageCode | null) => ReactNode;
}

/** Name and languages of a dictionary, and what else is saved with them. */
export function DictionaryForm({
  initial,
  hint,
  submitLabel,
  cancelTo,
  disabledReason,
  submit,
  children,
}: DictionaryFormProps): ReactNode {
  const { t } = useTranslation();
  const form = useContractForm<TypedInfo, z.infer<typeof schema>>({
    schema,
    defaultValues: initial,
    submit,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  const typed = useWatch({ control: form.control, name: "termsLanguage" });
  const termsLanguage = LANGUAGE_CODES.find((code) => code === typed) ?? null;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack>
        <TextField
          label={t("dictionaries.form.name")}
          word="term"
          autoComplete="off"
          maxLength={LENGTH.middle * 2}
          {...form.field("name")}
        />
        <div className={styles.languages}>
          <LanguageOf
            control={form.control}
            name="termsLanguage"
            label={t("dictionaries.form.termsLanguage")}
            error={form.field("termsLanguage").error}
          />
          <LanguageOf
            control={form.control}
            name="definitionsLanguage"
            label={t("dictionaries.form.definitionsLanguage")}
            error={form.field("definitionsLanguage").error}
          />
        </div>
        <Text small tone="muted">
          {hint(termsLanguage)}
        </Text>
        {children?.(form.field, termsLanguage)}
        <div className={styles.actions}>
          <ButtonLink to={cancelTo}>{t("common.cancel")}</ButtonLink>
          <Button type="submit" variant="primary" pending={form.sending} disabledReason={disabledReason}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface LanguageOfProps {
  control: Control<TypedInfo, unknown, z.infer<typeof schema>>;
  name: "termsLanguage" | "definitionsLanguage";
  label: string;
  error: string | undefined;
}

function LanguageOf({ control, name, label, error }: LanguageOfProps): ReactNode {
  const { field } = useController({ control, name });
  return <LanguageField {...field} label={label} error={error} />;
}
