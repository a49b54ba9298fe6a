import { Calendar, Check, Hash, ListOrdered, Sparkles, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Segmented } from "../../../ui/form/segmented.tsx";
import { pickOf, type WordsChoiceProps } from "./choice.ts";
import { DateChoice } from "./date-choice.tsx";
import { PickChoice } from "./pick-choice.tsx";
import { QuantityChoice } from "./quantity-choice.tsx";
import { RangeChoice } from "./range-choice.tsx";
import { SetupGroup } from "./setup-group.tsx";
import { TagChoice } from "./tag-choice.tsx";

/** Stands for all picks, of which one is chosen beneath. */
const PICKED = "picked";

/** Which words are asked: so many, since when, from number to number, of a tag, as they are picked, or those that were chosen. */
export function WordsGroup(props: WordsChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { choice, onChange } = props;
  const pick = pickOf(choice);
  return (
    <SetupGroup legend={t("testing.setup.whichWords")}>
      <Segmented
        legend={t("testing.setup.whichWords")}
        hideLegend
        name="by"
        value={pick ? PICKED : choice.by}
        onChange={(by) => onChange({ by: by === PICKED ? "mix" : by })}
        options={[
          ...(choice.words
            ? [
                {
                  value: "words" as const,
                  label: <Label icon={<Check />} text={t("practice.chosenWords")} />,
                },
              ]
            : []),
          { value: "quantity", label: <Label icon={<Hash />} text={t("testing.setup.quantity")} /> },
          { value: "date", label: <Label icon={<Calendar />} text={t("testing.setup.date")} /> },
          { value: "range", label: <Label icon={<ListOrdered />} text={t("testing.setup.range")} /> },
          { value: "tag", label: <Label icon={<Tag />} text={t("testing.setup.tag")} /> },
          { value: PICKED, label: <Label icon={<Sparkles />} text={t("testing.setup.chosenForYou")} /> },
        ]}
      />
      {pick && <PickChoice pick={pick} onPick={(by) => onChange({ by })} />}
      {(choice.by === "quantity" || pick) && <QuantityChoice {...props} />}
      {choice.by === "tag" && <TagChoice {...props} />}
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
