import { FileUp } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { classes } from "../../../ui/classes.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";

import styles from "./bring.module.css";

/** Files are read by what they hold; any other ending will do. */
const FORMATS = "Anki .apkg, .colpkg, .anki2 · KDE .kvtml · .csv, .tsv, .txt, .json";

/** Where a file is dropped or chosen. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }): ReactNode {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className={styles.part}>
      <Heading id={`${id}-title`}>{t("bring.file")}</Heading>
      <label
        className={classes(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        <FileUp />
        <b>{t("bring.drop")}</b>
        <span className={styles.choose}>{t("bring.choose")}</span>
        <Text as="span" small tone="muted">
          {FORMATS}
        </Text>
        <input
          type="file"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) onFile(file);
          }}
        />
      </label>
      <Text id={`${id}-hint`} small tone="muted">
        {t("bring.fileHint")}
      </Text>
    </section>
  );
}
