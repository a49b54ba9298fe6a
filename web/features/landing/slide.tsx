import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

import { currentLanguage } from "../../lib/i18n.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { pictureFile, PICTURES, SLIDES, type SlideName } from "./slides.ts";

import styles from "./slide.module.css";

interface SlideProps {
  slide: SlideName;
  index: number;
  /** Out of view, and so hidden from screen readers. */
  hidden: boolean;
}

export function Slide({ slide, index, hidden }: SlideProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div
      className={styles.slide}
      role="group"
      aria-labelledby={`${id}-position ${id}`}
      aria-hidden={hidden || undefined}
    >
      <span id={`${id}-position`} hidden>
        {t("landing.position", { number: index + 1, total: SLIDES.length })}
      </span>
      <div>
        <Heading level={3} id={id}>
          {t(`landing.${slide}.title`)}
        </Heading>
        <p className={styles.text}>{t(`landing.${slide}.text`)}</p>
      </div>
      <SlidePicture slide={slide} alt={t(`landing.${slide}.alt`)} />
    </div>
  );
}

function SlidePicture({ slide, alt }: { slide: SlideName; alt: string }): ReactNode {
  const language = currentLanguage();
  return (
    <picture className={styles.stage}>
      {(["narrow", "wide"] as const).flatMap((format) =>
        (["avif", "webp"] as const).map((type) => (
          <source
            key={`${format}-${type}`}
            media={format === "narrow" ? "(width < 768px)" : undefined}
            type={`image/${type}`}
            srcSet={pictureFile(slide, format, language, type)}
            {...PICTURES[format]}
          />
        )),
      )}
      <img
        src={pictureFile(slide, "wide", language, "webp")}
        alt={alt}
        {...PICTURES.wide}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
