import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";

import { Button } from "../../ui/action/button.tsx";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

import styles from "./copy-field.module.css";

interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
}

/** A text to take along, and the button that copies it. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce(copiedLabel);
    } catch {
      // Not allowed, or not over HTTPS: it is selected, for the keys that copy.
      field.current?.select();
    }
  };
  return (
    <div className={styles.copy}>
      <TextField ref={field} label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      <Button icon={copied ? <Check /> : <Copy />} data-autofocus onClick={() => void copy()}>
        {copied ? copiedLabel : copyLabel}
      </Button>
    </div>
  );
}
