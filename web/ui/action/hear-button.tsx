import { Volume2 } from "lucide-react";

import { classes } from "../classes.ts";

import styles from "./hear-button.module.css";

interface HearButtonProps {
  /** What it says, such as “Hear Haus”. */
  label: string;
  speaking: boolean;
  /** Beside a prompt; otherwise beside a word of a list. */
  big?: boolean | undefined;
  onClick: () => void;
}

/** A ring with a loudspeaker, filled while it speaks. */
export function HearButton({ label, speaking, big, onClick }: HearButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.hear, big && styles.big, speaking && styles.speaking)}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Volume2 />
    </button>
  );
}
