import { ChevronDown } from "lucide-react";
import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

import { Kbd } from "../../ui/text/kbd.tsx";

import styles from "./disclosure.module.css";

interface DisclosureProps {
  label: string;
  /** Shown beside the label: the keys that open it from anywhere in its form. */
  kbd?: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a form that is collapsed until it is opened. */
export function Disclosure({ label, kbd, open, onOpen, children }: DisclosureProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== "ArrowUp") return;
    event.preventDefault();
    onOpen(false);
    button.current?.focus();
  };
  return (
    <div onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {label}
        <ChevronDown />
        {kbd && !open && <Kbd>{kbd}</Kbd>}
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}

/** Whether the pressed keys open the collapsed part. */
export const isOpeningKey = (event: KeyboardEvent): boolean => event.altKey && event.key === "ArrowDown";
