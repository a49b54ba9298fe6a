import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { EXPORT_FORMATS } from "../../../../shared/api/dictionaries.ts";
import type { Trigger } from "../../../lib/lazy-menu.tsx";
import { MenuItem } from "../../../ui/overlay/menu-item.tsx";
import { Menu } from "../../../ui/overlay/menu.tsx";
import { download } from "./export.ts";

interface ExportMenuProps {
  id: string;
  trigger: Trigger;
  onPrint: () => void;
}

/** The dictionary as a file, or on paper. */
export function ExportMenu({ id, onPrint, trigger }: ExportMenuProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Menu label={t("dictionaries.export.title")} trigger={trigger}>
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => download(id, format)}>
          {t(`dictionaries.export.${format}`)}
        </MenuItem>
      ))}
      <MenuItem onClick={onPrint}>{t("dictionaries.export.print")}</MenuItem>
    </Menu>
  );
}
