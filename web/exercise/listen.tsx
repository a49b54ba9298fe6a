import { Turtle, Volume2 } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "../ui/action/button.tsx";
import { classes } from "../ui/classes.ts";

import styles from "./listen.module.css";

interface ListenProps {
  id: string;
  title: string;
  /** Whose voice it is. */
  voice: ReactNode;
  playLabel: string;
  slowlyLabel: string;
  speaking: boolean;
  onPlay: () => void;
  onPlaySlowly: () => void;
}

/** In place of a prompt that is heard: the disc that plays it. */
export function Listen({
  id,
  title,
  voice,
  playLabel,
  slowlyLabel,
  speaking,
  onPlay,
  onPlaySlowly,
}: ListenProps) {
  return (
    <div className={styles.listen}>
      <button
        type="button"
        className={classes(styles.disc, speaking && styles.speaking)}
        aria-label={playLabel}
        title={playLabel}
        aria-keyshortcuts="Control+Space"
        onClick={onPlay}
      >
        <Volume2 />
      </button>
      <div className={styles.beside}>
        <h1 id={id} className={styles.title}>
          {title}
        </h1>
        <p>
          <Button
            variant="quiet"
            icon={<Turtle />}
            aria-keyshortcuts="Control+Shift+Space"
            onClick={onPlaySlowly}
          >
            {slowlyLabel}
          </Button>
        </p>
        <p className={styles.voice}>{voice}</p>
      </div>
    </div>
  );
}
