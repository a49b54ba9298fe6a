import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import type { Speech } from "../../../lib/speech/speech.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { SetupGroup } from "./setup-group.tsx";
import { Swap } from "./swap.tsx";

import styles from "./direction-group.module.css";

interface DirectionGroupProps {
  dictionary: Dictionary;
  /** Of the terms; undefined while that is not known. */
  speech: Speech | null | undefined;
  heard: boolean;
  onHear: (heard: boolean) => void;
  swapped: boolean;
  onSwap: () => void;
}

/** The two languages, which change places; or dictation, where the term is heard and typed. */
export function DirectionGroup({
  dictionary,
  speech,
  heard,
  onHear,
  swapped,
  onSwap,
}: DirectionGroupProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const terms = format.languageTitle(dictionary.termsLanguage);
  const definitions = format.languageTitle(dictionary.definitionsLanguage);
  const [from, to] = swapped ? [definitions, terms] : [terms, definitions];
  const swap = (): void => {
    onSwap();
    announce(t("testing.setup.swapped", { from: to, to: from }));
  };
  return (
    <SetupGroup legend={t("testing.setup.direction")}>
      {heard ? (
        <Swap
          from={{ label: t("speech.youHear"), language: terms }}
          to={{ label: t("testing.setup.youType"), language: terms }}
        />
      ) : (
        <Swap
          from={{ label: t("testing.setup.youSee"), language: from }}
          to={{ label: t("testing.setup.youType"), language: to }}
          swap={{ label: t("testing.setup.swap"), onSwap: swap }}
        />
      )}
      <div className={styles.dictation}>
        {speech && (
          <CheckField
            label={t("speech.dictation")}
            checked={heard}
            onChange={({ target }) => onHear(target.checked)}
          />
        )}
        {speech === null && (
          <Text small tone="muted">
            {t("speech.noDictation", { language: format.languageName(dictionary.termsLanguage) })}
          </Text>
        )}
      </div>
    </SetupGroup>
  );
}
