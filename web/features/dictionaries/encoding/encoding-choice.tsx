import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Disclosure } from "../disclosure.tsx";
import { nameOfEncoding } from "./encodings.ts";
import type { Candidate, DecodedText } from "./text-file.ts";

import styles from "./encoding-choice.module.css";

interface EncodingChoiceProps {
  decoded: DecodedText;
  onEncoding: (encoding: string) => void;
}

/** In which encoding a file is read: asked where it was a guess, otherwise on request. */
export function EncodingChoice({ decoded, onEncoding }: EncodingChoiceProps): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (decoded.candidates.length < 2) return null;
  const lines = <EncodingLines {...{ decoded, onEncoding }} />;
  if (decoded.guessed) return lines;
  return (
    <Disclosure label={t("bring.encoding.wrong")} open={open} onOpen={setOpen}>
      {lines}
    </Disclosure>
  );
}

/** Those that are any likely. */
const SHOWN = 4;

function EncodingLines({ decoded, onEncoding }: EncodingChoiceProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { candidates, encoding } = decoded;
  const line = (candidate: Candidate): ReactNode => (
    <EncodingLine
      key={candidate.encoding}
      candidate={candidate}
      name={id}
      checked={candidate.encoding === encoding}
      onChoose={() => onEncoding(candidate.encoding)}
    />
  );
  return (
    <fieldset className={styles.choice} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{t("bring.encoding.which")}</legend>
      <div className={styles.lines}>{candidates.slice(0, SHOWN).map(line)}</div>
      {candidates.length > SHOWN && (
        <Disclosure label={t("bring.encoding.more")} open={open} onOpen={setOpen}>
          <div className={styles.lines}>{candidates.slice(SHOWN).map(line)}</div>
        </Disclosure>
      )}
      <Text id={`${id}-hint`} small tone="muted">
        {t("bring.encoding.hint")}
      </Text>
    </fieldset>
  );
}

interface EncodingLineProps {
  candidate: Candidate;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function EncodingLine({ candidate, name, checked, onChoose }: EncodingLineProps): ReactNode {
  const { encoding, sample } = candidate;
  return (
    <label className={styles.line}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <b>{nameOfEncoding(encoding)}</b>
      <span className={styles.sample} dir="auto">
        {sample.map(({ text, wrong }, at) => (wrong ? <mark key={at}>{text}</mark> : text))}
      </span>
    </label>
  );
}

const UNREADABLE = "\uFFFD";
const MOST_NAMED = 10;

/** Says where a text has characters that were lost: bytes that its encoding does not have, or earlier. */
export function UnreadableLines({ text }: { text: string }): ReactNode {
  const { t } = useTranslation();
  if (!text.includes(UNREADABLE)) return null;
  const lines = text.split("\n").flatMap((line, at) => (line.includes(UNREADABLE) ? [at + 1] : []));
  const named = lines.slice(0, MOST_NAMED).join(", ") + (lines.length > MOST_NAMED ? ", …" : "");
  return <Note role="status">{t("bring.encoding.unread", { lines: named })}</Note>;
}
