import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { HearButton } from "../../ui/action/hear-button.tsx";
import { useIsSpoken } from "./speaker.ts";
import type { Speech } from "./speech.ts";

interface HearProps {
  /** Without it, nothing is shown. */
  speech: Speech | null | undefined;
  text: string;
  /** The name of what it plays, where its text is too long for one. */
  label?: string | undefined;
  big?: boolean | undefined;
}

/** The button beside a word that plays it. */
export function Hear({ speech, text, label, big }: HearProps): ReactNode {
  const { t } = useTranslation();
  const isSpoken = useIsSpoken(text);
  if (!speech) return null;
  return (
    <HearButton
      label={label ?? t("speech.hear", { text })}
      speaking={isSpoken}
      big={big}
      onClick={() => speech.say(text)}
    />
  );
}
