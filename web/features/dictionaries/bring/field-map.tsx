import { ArrowRight } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { SubjectLabels } from "../../../ui/text/subject-labels.tsx";
import { Entry } from "../../../ui/word/entry.tsx";
import type { Role } from "../deck/deck.ts";
import type { NoteWord } from "../deck/note-words.ts";
import type { TypeOverview } from "../deck/overview.ts";
import { RoleSelect } from "../role-select.tsx";

import styles from "./bring.module.css";

interface FieldMapProps {
  type: TypeOverview;
  roles: readonly Role[];
  onRoles: (roles: Role[]) => void;
  preview: readonly NoteWord[];
  dictionary: Dictionary;
}

/** What each field of a note type becomes, and some of its notes as words. */
export function FieldMap({ type, roles, onRoles, preview, dictionary }: FieldMapProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { termsLanguage, definitionsLanguage } = dictionary;
  const dirs = { term: directionOf(termsLanguage), definitions: directionOf(definitionsLanguage) };
  const change = (at: number, role: Role): void =>
    onRoles(
      roles.map((before, place) =>
        place === at ? role : role === "term" && before === "term" ? "none" : before,
      ),
    );
  return (
    <Sheet as="section" pad aria-labelledby={id}>
      <Heading id={id} className={styles.ruled}>
        {t("bring.fields", { type: type.name })}
      </Heading>
      <div className={styles.map}>
        {type.fields.map((field, at) => (
          <div key={`${at} ${field}`}>
            <div>
              <b>{field}</b>
              <span dir="auto">{type.samples.map((texts) => texts[at]).find(Boolean)}</span>
            </div>
            <ArrowRight />
            <RoleSelect field={field} role={roles[at] ?? "none"} onRole={(role) => change(at, role)} />
          </div>
        ))}
      </div>
      {preview.length > 0 && (
        <>
          <Heading level={3} plain className={styles.become}>
            {t("bring.become")}
          </Heading>
          <ul className={styles.entries}>
            {preview.map(({ term, definitions, example, note, tags }, at) => (
              <Entry
                key={at}
                {...{ term, definitions, example, note, dirs, definitionsLang: definitionsLanguage }}
                termLang={termsLanguage}
                labels={<SubjectLabels items={tags.map((text) => ({ text }))} />}
              />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
