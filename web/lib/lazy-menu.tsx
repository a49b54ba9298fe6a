import { cloneElement, useEffect, useId, useState, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NetworkError } from "./api-error.ts";
import { firstSign } from "./first-sign.ts";
import { showError } from "./shown-error.ts";

export type Trigger = ReactElement<Record<string, unknown>>;

interface LazyMenuProps<Code> {
  /** The button; the menu hangs below it once its code is there. */
  trigger: Trigger;
  /** Keeps its identity. */
  load: () => Promise<Code>;
  /** The menu, below the trigger that it is given. */
  children: (code: Code, trigger: Trigger) => ReactNode;
}

/** A menu whose code comes with the first sign of use; until then its closed button stands there. */
export function LazyMenu<Code>({ trigger, load, children }: LazyMenuProps<Code>): ReactNode {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  // Kept as it first came: the sign of use and the press of the button may both have asked for it.
  const [arrived, setArrived] = useState<Arrived<Code>>();
  const button = useId();

  useEffect(() => {
    // Where it fails, the press of the button tells of it and tries again.
    void firstSign()
      .then(() => arrive(load, button))
      .then((next) => setArrived((before) => before ?? next))
      .catch(() => {});
  }, [load, button]);
  useEffect(() => {
    // Who has pressed the button meanwhile has pressed the menu's.
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
  /** Whether the button had the focus, which its successor takes. */
  focused: boolean;
}

async function arrive<Code>(load: () => Promise<Code>, button: string): Promise<Arrived<Code>> {
  const code = await load();
  return { code, focused: document.activeElement?.id === button };
}
