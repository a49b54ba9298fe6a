import type { ComponentProps, ReactNode } from "react";

import { classes } from "../classes.ts";
import { type ButtonVariant, buttonLook } from "./button.tsx";

import styles from "./button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does: its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | undefined;
}

export function IconButton({ label, icon, variant, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      {...buttonLook({ variant }, classes(styles.icon, className))}
    >
      {icon}
    </button>
  );
}
