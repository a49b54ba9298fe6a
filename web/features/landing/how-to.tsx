import { ArrowLeft, ArrowRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

import { IconButton } from "../../ui/action/icon-button.tsx";
import { useAnnounce } from "../../ui/feedback/live-region.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Band } from "./band.tsx";
import { Slide } from "./slide.tsx";
import { SLIDES } from "./slides.ts";
import { useSlider } from "./use-slider.ts";

import styles from "./how-to.module.css";

const LAST = SLIDES.length - 1;

/** Three slides, one in view: by swipe, arrows, pagination and keys (spec §1). */
export function HowTo(): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const id = useId();
  const { track, current, ready, show } = useSlider();

  function go(index: number): void {
    const slide = SLIDES[index];
    if (!slide || index === current) return;
    show(index);
    announce(t(`landing.${slide}.title`));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const index = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: LAST }[event.key];
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(index);
  }

  return (
    <Band paper labelledBy={id}>
      <div className={styles.head}>
        <Heading id={id}>{t("landing.how")}</Heading>
        <div className={styles.controls} role="group" aria-labelledby={id}>
          <IconButton
            label={t("landing.previous")}
            icon={<ArrowLeft aria-hidden="true" />}
            aria-disabled={current === 0}
            onClick={() => go(current - 1)}
          />
          {SLIDES.map((slide, index) => (
            <button
              key={slide}
              type="button"
              className={styles.page}
              aria-current={index === current}
              onClick={() => go(index)}
            >
              <b aria-hidden="true">{index + 1}</b>
              <span>{t(`landing.${slide}.name`)}</span>
            </button>
          ))}
          <IconButton
            label={t("landing.next")}
            icon={<ArrowRight aria-hidden="true" />}
            aria-disabled={current === LAST}
            onClick={() => go(current + 1)}
          />
        </div>
      </div>
      <div
        ref={track}
        className={styles.track}
        data-ready={ready}
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        onKeyDown={onKeyDown}
      >
        {SLIDES.map((slide, index) => (
          <Slide key={slide} slide={slide} index={index} hidden={ready && index !== current} />
        ))}
      </div>
    </Band>
  );
}
