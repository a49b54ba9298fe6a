import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../../lib/format.ts";
import { Segmented } from "../../../ui/form/segmented.tsx";
import { countOfPicked, COUNTS, pickOf, type Choice, type WordsChoiceProps } from "./choice.ts";
import { NumberField } from "./number-field.tsx";
import { Option } from "./option.tsx";
import { Options } from "./options.tsx";
import { SetupGroup } from "./setup-group.tsx";

/** So many words: the first, the last, all of them, or of those that are picked. */
export function QuantityChoice({ choice, dictionary, complaints, onChange }: WordsChoiceProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const pick = pickOf(choice);
  const chosen = pick ? countOfPicked(choice) : choice.count;
  const option = (count: Choice["count"], label: string, figures = true): ReactNode => (
    <Option
      key={count}
      name="count"
      figures={figures}
      checked={chosen === count}
      onChange={() => onChange({ count })}
    >
      {label}
    </Option>
  );
  return (
    <>
      <SetupGroup inner legend={t("testing.setup.howMany")}>
        <Options>
          {COUNTS.map((count) => option(`${count}`, format.number(count)))}
          {!pick && option("all", t("testing.setup.all", { count: dictionary.wordsCount }))}
          {option("other", t("testing.setup.other"), false)}
        </Options>
        {chosen === "other" && (
          <NumberField
            label={t("testing.setup.numberOfWords")}
            name="otherCount"
            maxLength={10}
            value={choice.otherCount}
            error={complaints[`${pick ?? "wordsNumberLimit"}.count`]}
            onChange={({ target }) => onChange({ otherCount: target.value })}
          />
        )}
      </SetupGroup>
      {!pick && chosen !== "all" && <StartingFrom direction={choice.direction} onChange={onChange} />}
    </>
  );
}

interface StartingFromProps {
  direction: Choice["direction"];
  onChange: (change: Partial<Choice>) => void;
}

function StartingFrom({ direction, onChange }: StartingFromProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Segmented
      legend={t("testing.setup.startingFrom")}
      name="direction"
      value={direction}
      onChange={(changed) => onChange({ direction: changed })}
      options={[
        { value: "1", label: t("testing.setup.first") },
        { value: "-1", label: t("testing.setup.last") },
      ]}
    />
  );
}
