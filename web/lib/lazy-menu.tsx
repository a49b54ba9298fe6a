import { cloneElement, useEffect, useId, useState, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NetworkError } from "./api-error.ts";
import { firstSign } from "./first-sign.ts";
import { showError } from "./shown-error.ts";

export type Trigger = ReactElement<Record<string, unknown>>;

interface LazyMenuProps<Code> {
  /** The button; the menu opens below it once its code has loaded. */
  trigger: Trigger;
  /** Must be stable. */
  load: () => Promise<Code>;
  /** The menu, which gets its trigger. */
  children: (code: Code, trigger: Trigger) => ReactNode;
}

/** A menu whose code is loaded on the first sign of use; until then its closed button is shown. */
export function LazyMenu<Code>({ trigger, load, children }: LazyMenuProps<Code>): ReactNode {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  // The first import is kept: the sign of use and the press of the button may both have requested it.
  const [arrived, setArrived] = useState<Arrived<Code>>();
  const button = useId();

  useEffect(() => {
    // If it fails, pressing the button reports that and tries again.
    void firstSign()
      .then(() => arrive(load, button))
      .then((next) => setArrived((before) => before ?? next))
      .catch(() => {});
  }, [load, button]);
  useEffect(() => {
    // A button that was pressed in the meantime opens the menu.
    if (arrived && pressed) document.getElementById(button)?.click();
  }, [arrived, pressed, button]);
  const press = (): void => {
    setPressed(true);
    arrive(load, button)
      .then((next) => setArrived((before) => before ?? next))
      .catch((cause: unknown) => showError(new NetworkError(t("errors.network"), { cause })));
  };

  if (!arrived)
    return cloneElement(trigger, {
      id: button,
      onClick: press,
      "aria-haspopup": "menu",
      "aria-expanded": false,
    });
  const { code, focused } = arrived;
  return children(code, cloneElement(trigger, { id: button, autoFocus: focused || pressed }));
}

interface Arrived<Code> {
  code: Code;
  /** Whether the button had the focus, which its replacement takes over. */
  focused: boolean;
}

async function arrive<Code>(load: () => Promise<Code>, button: string): Promise<Arrived<Code>> {
  const code = await load();
  return { code, focused: document.activeElement?.id === button };
}
