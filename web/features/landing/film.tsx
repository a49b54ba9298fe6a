import { Play } from "lucide-react";

import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { FILM_SIZES, posterFile } from "./film-files.ts";
import { NARROW } from "./use-narrow.ts";

import styles from "./film.module.css";

interface FilmProps {
  /** What the button does, before the title, such as “Play video”. */
  playLabel: string;
  title: string;
  /** What it is and how long. */
  detail: string;
  onPlay: () => void;
}

/** The poster of the tutorial, a picture from it; the video takes its place when it is asked for. */
export function Film({ playLabel, title, detail, onPlay }: FilmProps) {
  return (
    <button type="button" className={styles.film} onClick={onPlay}>
      <VisuallyHidden>{playLabel}: </VisuallyHidden>
      <picture>
        <source media={NARROW} srcSet={posterFile("narrow")} {...FILM_SIZES.narrow} />
        <img src={posterFile("wide")} alt="" {...FILM_SIZES.wide} loading="lazy" decoding="async" />
      </picture>
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
