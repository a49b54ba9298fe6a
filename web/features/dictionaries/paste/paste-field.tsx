import { useId, useState, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { FileDrop } from "../bring/file-drop.tsx";
import { TextArea } from "../text-area.tsx";
import { decodeText, type TextFile } from "./text-file.ts";

import styles from "./paste-field.module.css";

/** Larger is no list of words. */
const MOST_BYTES = 5_000_000;

/** Lines, which are shown as pasted ones are. */
const isText = ({ name }: File): boolean => /\.(?:csv|tsv|txt)$/i.test(name);

interface PasteFieldProps {
  dictionary: Dictionary;
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string, file: TextFile | null) => void;
  /** A file that is no list of lines. */
  onFile: (file: File) => void;
}

/** Where lines are pasted, or come from a file. */
export function PasteField({ dictionary, field, onText, onFile }: PasteFieldProps): ReactNode {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const take = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) {
      setProblem(t("dictionaries.paste.tooLarge"));
      return;
    }
    // It may be gone, or a folder.
    const buffer = await file.arrayBuffer().catch(() => null);
    setProblem(buffer === null ? t("bring.failures.damaged") : undefined);
    if (buffer === null) return;
    const bytes = new Uint8Array(buffer);
    const decoded = decodeText(bytes, [dictionary.termsLanguage, dictionary.definitionsLanguage]);
    if (field.current) field.current.value = decoded.text;
    onText(decoded.text, { bytes, decoded });
  };
  return (
    <div className={styles.sides}>
      <FileDrop onFile={(file) => (isText(file) ? void take(file) : onFile(file))} />
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
            onText(target.value, null);
          }}
        />
      </section>
    </div>
  );
}
