import { useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { FileDrop } from "../bring/file-drop.tsx";
import { kindOfFile } from "../deck/file-kind.ts";
import { TextArea } from "../text-area.tsx";
import { readTextFile } from "./text-file.ts";

import styles from "./paste-field.module.css";

/** Larger is no list of words. */
const MOST_BYTES = 5_000_000;

interface PasteFieldProps {
  dictionary: Dictionary;
  onText: (text: string) => void;
  /** A file that is no list of lines. */
  onFile: (file: File) => void;
}

/** Where lines are pasted, or come from a file. */
export function PasteField({ dictionary, onText, onFile }: PasteFieldProps): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const take = async (file: File): Promise<void> => {
    // It may be gone, or a folder.
    const kind = await kindOfFile(file).catch(() => "unknown");
    if (kind !== "list") return onFile(file);
    if (file.size > MOST_BYTES) {
      setProblem(t("dictionaries.paste.tooLarge"));
      return;
    }
    const { termsLanguage, definitionsLanguage } = dictionary;
    // It may be gone, or a folder.
    const text = await readTextFile(file, [termsLanguage, definitionsLanguage]).catch(() => null);
    setProblem(text === null ? t("bring.failures.damaged") : undefined);
    if (text === null) return;
    if (field.current) field.current.value = text;
    onText(text);
  };
  return (
    <div className={styles.sides}>
      <FileDrop onFile={(file) => void take(file)} />
      <section aria-labelledby={id} className={styles.list}>
        <Heading id={id}>{t("bring.list")}</Heading>
        <TextArea
          ref={field}
          label={t("dictionaries.paste.label")}
          hint={t("dictionaries.paste.hint")}
          error={problem}
          word
          className={styles.text}
          spellCheck={false}
          wrap="off"
          onChange={({ target }) => {
            setProblem(undefined);
            onText(target.value);
          }}
        />
      </section>
    </div>
  );
}
