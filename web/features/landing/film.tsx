import { Play } from "lucide-react";
import { Fragment } from "react";

import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

import styles from "./film.module.css";

interface FilmProps {
  /** What the button does, before the title, such as “Play video”. */
  playLabel: string;
  title: string;
  /** What it is and how long. */
  detail: string;
  /** The word on the poster, in parts that a blue dot joins. */
  ghost: readonly string[];
  onPlay: () => void;
}

/** The poster of the tutorial; the video takes its place when it is asked for. */
export function Film({ playLabel, title, detail, ghost, onPlay }: FilmProps) {
  return (
    <button type="button" className={styles.film} onClick={onPlay}>
      <VisuallyHidden>{playLabel}: </VisuallyHidden>
      <span className={styles.ghost} aria-hidden="true">
        {ghost.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span>·</span>}
            {part}
          </Fragment>
        ))}
      </span>
      <span className={styles.caption}>
        <span className={styles.play}>
          <Play />
        </span>
        <span>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
      </span>
    </button>
  );
}
