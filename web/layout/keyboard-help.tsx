import { lazy, Suspense, useEffect, type ReactNode } from "react";

import { withStrings } from "../lib/i18n.ts";
import { isShortcut } from "../ui/keyboard/is-shortcut.ts";
import { useOnceOpen } from "../ui/overlay/use-once-open.ts";
import { showKeyboardHelp, useKeyboardHelp } from "./shown-keyboard-help.ts";

const Shortcuts = lazy(async () => ({
  default: (await withStrings(import("./shortcuts.tsx"), "keys")).Shortcuts,
}));

/** Opens with `?`, and from the user's menu and the footer. */
export function KeyboardHelp(): ReactNode {
  const open = useKeyboardHelp();
  const wanted = useOnceOpen(open);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event, "?")) return;
      event.preventDefault();
      showKeyboardHelp(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    wanted && (
      <Suspense>
        <Shortcuts open={open} onClose={() => showKeyboardHelp(false)} />
      </Suspense>
    )
  );
}
