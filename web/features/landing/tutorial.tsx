import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { DICTIONARY_LANGUAGES, INTERFACE_LANGUAGES } from "../../../shared/languages.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { Band } from "./band.tsx";
import { FILM_SIZES, filmFile, posterFile } from "./film-files.ts";
import { Film } from "./film.tsx";
import { useNarrow } from "./use-narrow.ts";

import styles from "./tutorial.module.css";

/** The tutorial: only its poster is loaded until it is asked for. */
export function Tutorial(): ReactNode {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <Band label={t("landing.film.title")}>
      <div className={styles.stage}>
        {asked ? (
          <Video />
        ) : (
          <Film
            playLabel={t("landing.film.play")}
            title={t("landing.film.title")}
            detail={t("landing.film.detail")}
            onPlay={() => setAsked(true)}
          />
        )}
      </div>
    </Band>
  );
}

/** It has no sound, so it may start by itself once the reader asked for it. */
function Video(): ReactNode {
  const { t } = useTranslation();
  const format = useNarrow() ? "narrow" : "wide";
  const language = currentLanguage();
  return (
    <video
      key={format}
      ref={(video) => video?.focus()}
      className={styles.video}
      data-format={format}
      aria-label={t("landing.film.title")}
      poster={posterFile(format)}
      {...FILM_SIZES[format]}
      controls
      autoPlay
      muted
      playsInline
    >
      <source src={filmFile(format, "webm")} type="video/webm" />
      <source src={filmFile(format, "mp4")} type="video/mp4" />
      {INTERFACE_LANGUAGES.map((code) => (
        <track
          key={code}
          kind="captions"
          src={`/media/tutorial.${code}.vtt`}
          srcLang={code}
          label={DICTIONARY_LANGUAGES[code].name}
          default={code === language}
        />
      ))}
    </video>
  );
}
