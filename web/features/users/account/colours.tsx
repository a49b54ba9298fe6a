import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { chooseTheme, THEMES, useTheme } from "../../../lib/theme.ts";
import { Segmented } from "../../../ui/form/segmented.tsx";
import { Setting } from "../../../ui/form/setting.tsx";

/** Light or dark, on this device alone. */
export function Colours(): ReactNode {
  const { t } = useTranslation();
  return (
    <Setting
      title={t("common.theme")}
      action={
        <Segmented
          hideLegend
          legend={t("common.theme")}
          name="theme"
          options={THEMES.map((value) => ({ value, label: t(`common.themes.${value}`) }))}
          value={useTheme()}
          onChange={chooseTheme}
        />
      }
    />
  );
}
