import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Dialog } from "../ui/overlay/dialog.tsx";
import { KeyList } from "./key-list.tsx";

interface ShortcutsProps {
  open: boolean;
  onClose: () => void;
}

/** The keys that do more than in any browser. */
export function Shortcuts({ open, onClose }: ShortcutsProps): ReactNode {
  const { t } = useTranslation();
  const enter = t("keys.names.enter");
  const escape = t("keys.names.escape");
  const space = t("keys.names.space");
  const backspace = t("keys.names.backspace");
  return (
    <Dialog open={open} onClose={onClose} title={t("common.shortcuts")} closeLabel={t("AltText.Close")}>
      <KeyList
        title={t("keys.groups.everywhere")}
        entries={[
          { keys: ["?"], does: t("keys.does.help") },
          { keys: [escape], does: t("keys.does.close") },
          { keys: ["←", "→", "↑", "↓"], does: t("keys.does.move") },
          { keys: [t("keys.names.home"), t("keys.names.end")], does: t("keys.does.ends") },
        ]}
      />
      <KeyList title={t("keys.groups.lists")} entries={[{ keys: ["/"], does: t("keys.does.search") }]} />
      <KeyList
        title={t("keys.groups.editing")}
        entries={[
          { keys: [enter], does: t("keys.does.definitions") },
          { keys: [","], does: t("keys.does.comma") },
          { keys: [enter], does: t("keys.does.add") },
          { keys: [backspace], does: t("keys.does.back") },
          { keys: ["Alt", "↓"], does: t("keys.does.more") },
          { keys: ["Alt", "↑"], does: t("keys.does.less") },
          { keys: [escape], does: t("keys.does.cancel") },
        ]}
      />
      <KeyList
        title={t("keys.groups.test")}
        entries={[
          { keys: [enter], does: t("keys.does.check") },
          { keys: ["Ctrl", space], does: t("keys.does.hear") },
          { keys: ["Ctrl", "⇧", space], does: t("keys.does.hearSlowly") },
          { keys: [backspace], does: t("keys.does.override") },
          { keys: ["Ctrl", "Z"], does: t("keys.does.undo") },
          { keys: ["?"], does: t("keys.does.hint") },
          { keys: ["Ctrl", enter], does: t("keys.does.askNew") },
        ]}
      />
      <KeyList
        title={t("keys.groups.flip")}
        entries={[
          { keys: [space], does: t("keys.does.show") },
          { keys: ["1"], does: t("keys.does.didNot") },
          { keys: ["2"], does: t("keys.does.knew") },
        ]}
      />
    </Dialog>
  );
}
