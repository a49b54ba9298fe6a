import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { showError } from "../../../lib/shown-error.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuItem } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { download, FORMATS } from "./export.ts";

/** The dictionary as a file. */
export function ExportMenu({ dictionary }: { dictionary: Dictionary }): ReactNode {
  const { t } = useTranslation();
  return (
    <Menu
      label={t("dictionaries.export.title")}
      trigger={<Button icon={<Download />}>{t("dictionaries.export.title")}</Button>}
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => void download(dictionary, format).catch(showError)}>
          {t(`dictionaries.export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
