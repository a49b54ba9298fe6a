import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";

import { showKeyboardHelp, useKeyboardHelp } from "../lib/keyboard-help.ts";
import { isShortcut } from "../ui/is-shortcut.ts";

const Shortcuts = lazy(async () => ({ default: (await import("./shortcuts.tsx")).Shortcuts }));

/** Opens with `?`, and from the user's menu and the footer. */
export function KeyboardHelp(): ReactNode {
  const open = useKeyboardHelp();
  const [wanted, setWanted] = useState(open);
  // Once it was there it stays, so that it can close with its motion and give the focus back.
  if (open && !wanted) setWanted(true);

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
