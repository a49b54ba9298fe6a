import { Star } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

import { typesetAll } from "../../../shared/typography.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Band } from "./band.tsx";
import { LEARNERS, reviewsIn, type Review } from "./testimonials.ts";

import styles from "./reviews.module.css";

export function Reviews(): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const language = currentLanguage();
  return (
    <Band paper labelledBy={id}>
      <Heading id={id}>{t("landing.reviews")}</Heading>
      <div className={styles.reviews}>
        {typesetAll(language, reviewsIn(language)).map((review, index) => (
          <ReviewFigure key={index} review={review} portrait={LEARNERS[index]?.portrait} />
        ))}
      </div>
    </Band>
  );
}

function ReviewFigure({ review, portrait }: { review: Review; portrait: string | undefined }): ReactNode {
  const { t } = useTranslation();
  return (
    <figure className={styles.review}>
      <div className={styles.stars} role="img" aria-label={t("landing.stars")}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} aria-hidden="true" />
        ))}
      </div>
      <blockquote lang={review.lang}>{review.text}</blockquote>
      <figcaption>
        <img src={portrait} alt={review.alt} width={48} height={48} loading="lazy" />
        <span>
          <b>{review.name}</b>
          {review.learns}
        </span>
      </figcaption>
    </figure>
  );
}
