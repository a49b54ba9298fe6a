import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../shared/languages.ts";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { Setting } from "../../ui/form/setting.tsx";
import { LanguagePair } from "../../ui/text/language-pair.tsx";
import { call } from "../api.ts";
import { useFormat } from "../format.ts";
import { DICTIONARIES, REVIEWS } from "../queries.ts";

import styles from "./dealt-new-words.module.css";

/** What a dictionary may be limited to; 0 pauses its new words. */
const LIMITS = [3, 5, 10, 0];

/** How many new words a day each dictionary gives; nothing where there are not two to deal from. */
export function DealtNewWords(): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [...DICTIONARIES, "dealt"],
    queryFn: ({ signal }) => call("GET /dictionaries", { query: { sort: "name" }, signal }),
    meta: { handled: true },
  });
  const reviewed = data?.data.filter(({ review }) => review !== "off") ?? [];
  if (reviewed.length < 2) return null;
  return (
    <Setting title={t("dealing.title")}>
      <ul className={styles.dictionaries}>
        {reviewed.map((dictionary) => (
          <li key={dictionary.id}>
            <OwnLimit dictionary={dictionary} />
          </li>
        ))}
      </ul>
    </Setting>
  );
}

type Dealt = Pick<Dictionary, "id" | "name" | "termsLanguage" | "definitionsLanguage" | "newPerDay">;

function OwnLimit({ dictionary }: { dictionary: Dealt }): ReactNode {
  const { t } = useTranslation();
  const { languageName } = useFormat();
  const client = useQueryClient();
  const announce = useAnnounce();
  const { id, name, termsLanguage, definitionsLanguage } = dictionary;
  const save = useMutation({
    mutationFn: (newPerDay: number | null) =>
      call("PATCH /dictionaries/:id", { params: { id }, body: { newPerDay } }),
    onSuccess: async () => {
      announce(t("today.settings.saved"));
      await Promise.all(
        [DICTIONARIES, REVIEWS].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })),
      );
    },
  });
  const shown = save.isPending ? save.variables : dictionary.newPerDay;
  const limits = shown === null || LIMITS.includes(shown) ? LIMITS : [shown, ...LIMITS];
  return (
    <SelectField
      beside
      label={
        <>
          <span className={styles.name} lang={termsLanguage} dir={directionOf(termsLanguage)}>
            {name}
          </span>{" "}
          <LanguagePair
            from={termsLanguage}
            to={definitionsLanguage}
            fromName={languageName(termsLanguage)}
            toName={languageName(definitionsLanguage)}
          />
        </>
      }
      options={[
        { value: "", label: t("dealing.asMany") },
        ...limits.map((most) => ({
          value: String(most),
          label: most > 0 ? t("dealing.atMost", { most }) : t("dealing.none"),
        })),
      ]}
      value={shown ?? ""}
      onChange={({ target }) => save.mutate(target.value === "" ? null : Number(target.value))}
    />
  );
}
