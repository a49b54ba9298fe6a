import { SunMoon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { chooseTheme, THEMES, useTheme } from "../lib/theme.ts";
import { Button } from "../ui/button.tsx";
import { MenuOptions } from "../ui/menu-options.tsx";
import { Menu } from "../ui/menu.tsx";

/** For those without a user's menu. */
export function ThemeSwitch(): ReactNode {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Menu
      label={t("common.theme")}
      trigger={
        <Button variant="quiet" icon={<SunMoon />}>
          {t("common.theme")}
        </Button>
      }
    >
      <MenuOptions
        options={THEMES.map((value) => ({ value, label: t(`common.themes.${value}`) }))}
        value={theme}
        onChange={chooseTheme}
      />
    </Menu>
  );
}
