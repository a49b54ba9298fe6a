import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { EXPORT_FORMATS } from "../../../../shared/api/dictionaries.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuItem } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { download } from "./export.ts";

interface ExportMenuProps {
  id: string;
  onPrint: () => void;
}

/** The dictionary as a file, or on paper. */
export function ExportMenu({ id, onPrint }: ExportMenuProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Menu
      label={t("dictionaries.export.title")}
      trigger={<Button icon={<Download />}>{t("dictionaries.export.title")}</Button>}
    >
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => download(id, format)}>
          {t(`dictionaries.export.${format}`)}
        </MenuItem>
      ))}
      <MenuItem onClick={onPrint}>{t("dictionaries.export.print")}</MenuItem>
    </Menu>
  );
}
