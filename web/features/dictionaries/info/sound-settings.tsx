import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import {
  SERVER_VOICE,
  SPEEDS,
  useDictated,
  useSpeechPreference,
  type Speed,
} from "../../../lib/speech/preference.ts";
import { useSpeech, useVoices } from "../../../lib/speech/speech.ts";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Card } from "../../../ui/page/card.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";

import styles from "./sound-settings.module.css";

const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

type Spoken = Pick<Dictionary, "id" | "termsLanguage" | "review">;

/** How the terms of a dictionary sound on this device, kept at once; nothing where nothing can speak their language. */
export function SoundSettings({
  dictionary: { id, termsLanguage, review },
}: {
  dictionary: Spoken;
}): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const [preference, change] = useSpeechPreference(termsLanguage);
  const [dictated, setDictated] = useDictated(id);
  const { device, server } = useVoices(termsLanguage);
  const speech = useSpeech(termsLanguage);
  if (device.length === 0 && !server) return null;
  const language = format.languageName(termsLanguage);
  const voices = [
    { value: "", label: t("speech.automatic") },
    ...device.map(({ voiceURI, name, localService }) => ({
      value: voiceURI,
      label: localService ? name : t("speech.online", { name }),
    })),
    ...(server ? [{ value: SERVER_VOICE, label: t("speech.serverVoice") }] : []),
  ];
  const isAsked = review === "backward" || review === "both";
  return (
    <Card>
      <Stack role="group" aria-labelledby={`sound-${id}`}>
        <div>
          <h2 id={`sound-${id}`}>{t("speech.title")}</h2>
          <Text small tone="muted">
            {t("speech.titleHint", { language })}
          </Text>
        </div>
        <div className={styles.fields}>
          <SelectField
            label={t("speech.voice")}
            options={voices}
            value={preference.voice ?? ""}
            onChange={({ target }) => change({ voice: target.value || null })}
          />
          <SelectField
            label={t("speech.speed")}
            options={SPEED_NAMES.map((value) => ({ value, label: t(`speech.${value}`) }))}
            value={preference.speed}
            onChange={({ target }) => {
              const speed = SPEED_NAMES.find((name) => name === target.value);
              if (speed) change({ speed });
            }}
          />
        </div>
        <CheckField
          label={t("speech.afterAnswer")}
          checked={preference.afterAnswer}
          onChange={({ target }) => change({ afterAnswer: target.checked })}
        />
        {isAsked && speech && (
          <CheckField
            label={t("speech.inReview")}
            hint={t("speech.inReviewHint")}
            checked={dictated}
            onChange={({ target }) => setDictated(target.checked)}
          />
        )}
      </Stack>
    </Card>
  );
}
