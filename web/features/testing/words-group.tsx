import { Calendar, Hash, ListOrdered, TrendingDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { SetupGroup } from "../../ui/setup-group.tsx";
import type { Choice } from "./choice.ts";
import type { Complaints } from "./complaints.ts";
import { DateChoice } from "./date-choice.tsx";
import { QuantityChoice } from "./quantity-choice.tsx";
import { RangeChoice } from "./range-choice.tsx";

export interface WordsChoiceProps {
  choice: Choice;
  dictionary: Dictionary;
  complaints: Complaints;
  onChange: (change: Partial<Choice>) => void;
}

/** Which words are asked: so many, since when, from number to number, or the hardest ones. */
export function WordsGroup(props: WordsChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { choice, onChange } = props;
  return (
    <SetupGroup legend={t("testing.setup.whichWords")}>
      <Segmented
        legend={t("testing.setup.whichWords")}
        hideLegend
        name="by"
        value={choice.by}
        onChange={(by) => onChange({ by })}
        options={[
          { value: "quantity", label: <Label icon={<Hash />} text={t("testing.setup.quantity")} /> },
          { value: "date", label: <Label icon={<Calendar />} text={t("testing.setup.date")} /> },
          { value: "range", label: <Label icon={<ListOrdered />} text={t("testing.setup.range")} /> },
          { value: "hardest", label: <Label icon={<TrendingDown />} text={t("testing.setup.hardest")} /> },
        ]}
      />
      {(choice.by === "quantity" || choice.by === "hardest") && <QuantityChoice {...props} />}
      {choice.by === "date" && <DateChoice {...props} />}
      {choice.by === "range" && <RangeChoice {...props} />}
    </SetupGroup>
  );
}

function Label({ icon, text }: { icon: ReactNode; text: string }): ReactNode {
  return (
    <>
      {icon}
      {text}
    </>
  );
}
