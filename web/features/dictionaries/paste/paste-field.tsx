import { useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { FileDrop } from "../bring/file-drop.tsx";
import { TextArea } from "../text-area.tsx";
import { readTextFile } from "./text-file.ts";

import styles from "./paste-field.module.css";

/** Larger is no list of words. */
const MOST_BYTES = 5_000_000;

/** Lines, which are shown as pasted ones are. */
const isText = ({ name }: File): boolean => /\.(?:csv|tsv|txt)$/i.test(name);

const isPaste = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === "insertFromPaste";

interface PasteFieldProps {
  dictionary: Dictionary;
  /** Shows what the text becomes. */
  onText: (text: string) => void;
  /** A file that is no list of lines. */
  onFile: (file: File) => void;
}

/** Where lines are pasted, or come from a file. */
export function PasteField({ dictionary, onText, onFile }: PasteFieldProps): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const take = async (file: File): Promise<void> => {
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
    setIsEmpty(false);
    onText(text);
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
          onChange={({ target: { value }, nativeEvent }) => {
            setProblem(undefined);
            setIsEmpty(value.trim() === "");
            if (isPaste(nativeEvent) && value.trim().includes("\n")) onText(value);
          }}
        />
        <Row>
          <Button
            variant="primary"
            disabledReason={isEmpty ? t("bring.columns.pasteFirst") : undefined}
            onClick={() => field.current && onText(field.current.value)}
          >
            {t("dictionaries.paste.preview")}
          </Button>
          {isEmpty && (
            <Text as="span" small tone="muted" aria-hidden>
              {t("bring.columns.pasteFirst")}
            </Text>
          )}
        </Row>
      </section>
    </div>
  );
}
