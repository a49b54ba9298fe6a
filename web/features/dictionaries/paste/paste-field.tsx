import { FileUp } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { readTextFile } from "./text-file.ts";

import styles from "./paste-field.module.css";

/** Larger is no list of words. */
const MOST_BYTES = 5_000_000;

/** Where lines are pasted, or a file is dropped or picked. */
export function PasteField({ onText }: { onText: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => field.current?.focus(), []);

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      setProblem(t("dictionaries.paste.tooLarge"));
      return;
    }
    const text = await readTextFile(file);
    if (field.current) field.current.value = text;
    setProblem(undefined);
    onText(text);
  };
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        void take(file);
      }}
    >
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
        labelEnd={
          <Button
            className={styles.file}
            variant="quiet"
            icon={<FileUp />}
            onClick={() => picker.current?.click()}
          >
            {t("dictionaries.paste.file")}
          </Button>
        }
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/plain,text/csv,text/tab-separated-values"
        aria-label={t("dictionaries.paste.file")}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
    </div>
  );
}
