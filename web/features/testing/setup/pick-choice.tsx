import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Text } from "../../../ui/text/text.tsx";
import { PICKS, type Pick } from "./choice.ts";
import { Option } from "./option.tsx";
import { Options } from "./options.tsx";
import { SetupGroup } from "./setup-group.tsx";

interface PickChoiceProps {
  pick: Pick;
  onPick: (pick: Pick) => void;
}

const HINTS = {
  mix: "testing.setup.mixHint",
  untested: "testing.setup.untestedHint",
  hardest: "testing.setup.hardestHint",
  longestAgo: "testing.setup.longestAgoHint",
  random: "testing.setup.randomHint",
} as const satisfies Record<Pick, string>;

/** By what the words are picked. */
export function PickChoice({ pick, onPick }: PickChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SetupGroup inner legend={t("testing.setup.chosenForYou")}>
      <Options>
        {PICKS.map((one) => (
          <Option key={one} name="pick" checked={pick === one} onChange={() => onPick(one)}>
            {t(`testing.setup.${one}`)}
          </Option>
        ))}
      </Options>
      <Text small tone="muted">
        {t(HINTS[pick])}
      </Text>
    </SetupGroup>
  );
}
