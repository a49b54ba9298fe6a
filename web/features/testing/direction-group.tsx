import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { useFormat } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { useAnnounce } from "../../ui/live-region.tsx";
import { SetupGroup } from "../../ui/setup-group.tsx";
import { Swap } from "../../ui/swap.tsx";

interface DirectionGroupProps {
  dictionary: Dictionary;
  swapped: boolean;
  onSwap: () => void;
}

/** The two languages, which change places. */
export function DirectionGroup({ dictionary, swapped, onSwap }: DirectionGroupProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const terms = capitalised(format.languageName(dictionary.termsLanguage));
  const definitions = capitalised(format.languageName(dictionary.definitionsLanguage));
  const [from, to] = swapped ? [definitions, terms] : [terms, definitions];
  const swap = (): void => {
    onSwap();
    announce(t("testing.setup.swapped", { from: to, to: from }));
  };
  return (
    <SetupGroup legend={t("testing.setup.direction")}>
      <Swap
        from={{ label: t("testing.setup.youSee"), language: from }}
        to={{ label: t("testing.setup.youType"), language: to }}
        swapLabel={t("testing.setup.swap")}
        onSwap={swap}
      />
    </SetupGroup>
  );
}

/** Many languages write the names of languages small, except where a text begins. */
const capitalised = (name: string): string =>
  name.charAt(0).toLocaleUpperCase(currentLanguage()) + name.slice(1);
