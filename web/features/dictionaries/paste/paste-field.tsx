import { useId, useState, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { FileDrop } from "../bring/file-drop.tsx";
import { kindOfFile } from "../deck/file-kind.ts";
import { decodeText, type TextFile } from "../encoding/text-file.ts";
import { TextArea } from "../text-area.tsx";

import styles from "./paste-field.module.css";

/** Larger is no list of words. */
const MOST_BYTES = 5_000_000;

const isPaste = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === "insertFromPaste";

interface PasteFieldProps {
  dictionary: Dictionary;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Shows what the text becomes. */
  onText: (text: string, file: TextFile | null) => void;
  /** A file that is no list of lines. */
  onFile: (file: File) => void;
}

/** Where lines are pasted, or come from a file. */
export function PasteField({ dictionary, field, onText, onFile }: PasteFieldProps): ReactNode {
  const { t } = useTranslation();
  const [isEmpty, setIsEmpty] = useState(true);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const take = async (file: File): Promise<void> => {
    // It may be gone, or a folder.
    const kind = await kindOfFile(file).catch(() => null);
    if (kind && kind !== "list") return onFile(file);
    if (file.size > MOST_BYTES) {
      setProblem(t("dictionaries.paste.tooLarge"));
      return;
    }
    const buffer = kind && (await file.arrayBuffer().catch(() => null));
    setProblem(buffer === null ? t("bring.failures.damaged") : undefined);
    if (buffer === null) return;
    const bytes = new Uint8Array(buffer);
    const decoded = decodeText(bytes, [dictionary.termsLanguage, dictionary.definitionsLanguage]);
    if (field.current) field.current.value = decoded.text;
    setIsEmpty(false);
    onText(decoded.text, { bytes, decoded });
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
          onChange={({ target: { value }, nativeEvent }) => {
            setProblem(undefined);
            setIsEmpty(value.trim() === "");
            if (isPaste(nativeEvent) && value.trim().includes("\n")) onText(value, null);
          }}
        />
        <Row>
          <Button
            variant="primary"
            disabledReason={isEmpty ? t("bring.columns.pasteFirst") : undefined}
            onClick={() => field.current && onText(field.current.value, null)}
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
