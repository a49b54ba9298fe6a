import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../lib/format.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { Option } from "../../ui/option.tsx";
import { Options } from "../../ui/options.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { SetupGroup } from "../../ui/setup-group.tsx";
import { COUNTS, type Choice } from "./choice.ts";
import type { WordsChoiceProps } from "./words-group.tsx";

export function QuantityChoice({ choice, dictionary, complaints, onChange }: WordsChoiceProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const option = (count: Choice["count"], label: string, figures = true): ReactNode => (
    <Option
      key={count}
      name="count"
      figures={figures}
      checked={choice.count === count}
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
          {option("all", t("testing.setup.all", { count: dictionary.wordsCount }))}
          {option("other", t("testing.setup.other"), false)}
        </Options>
        {choice.count === "other" && (
          <NumberField
            label={t("testing.setup.numberOfWords")}
            name="otherCount"
            maxLength={10}
            value={choice.otherCount}
            error={complaints["wordsNumberLimit.count"]}
            onChange={({ target }) => onChange({ otherCount: target.value })}
          />
        )}
      </SetupGroup>
      {choice.count !== "all" && (
        <Segmented
          legend={t("testing.setup.startingFrom")}
          name="direction"
          value={choice.direction}
          onChange={(direction) => onChange({ direction })}
          options={[
            { value: "1", label: t("testing.setup.first") },
            { value: "-1", label: t("testing.setup.last") },
          ]}
        />
      )}
    </>
  );
}
