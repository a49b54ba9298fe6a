import { LoaderCircle } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";

import { classes } from "../classes.ts";
import { Kbd } from "../text/kbd.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

import styles from "./button.module.css";

export type ButtonVariant = "plain" | "primary" | "danger" | "danger-solid" | "quiet" | "quiet-danger";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** For the main action of a page or a question. */
  big?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** The key that does the same, shown beside the label. */
  kbd?: string | undefined;
}

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** The action is under way: the button keeps its focus and does nothing. */
  pending?: boolean | undefined;
  /** Why the button does nothing yet. It stays focusable, and the reason is read with it. */
  disabledReason?: string | undefined;
}

export function Button({
  variant,
  big,
  block,
  icon,
  iconEnd,
  kbd,
  pending = false,
  disabledReason,
  className,
  onClick,
  children,
  "aria-describedby": describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const inert = pending || disabledReason !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        {...buttonLook({ variant, big, block }, className)}
        onClick={click}
        aria-disabled={inert || undefined}
        aria-busy={pending || undefined}
        aria-describedby={classes(describedBy, disabledReason && reasonId) || undefined}
        title={rest.title ?? (block ? undefined : disabledReason)}
      >
        {pending ? <LoaderCircle className={styles.spinner} /> : icon}
        {children}
        {iconEnd}
        {kbd && <Kbd>{kbd}</Kbd>}
      </button>
      {disabledReason &&
        (block ? (
          <p className={styles.reason} id={reasonId}>
            {disabledReason}
          </p>
        ) : (
          <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
        ))}
    </>
  );
}

/** The attributes that make an element look like a button; a container may style its primary by the data attribute. */
export function buttonLook({ variant = "plain", big, block }: ButtonLook, className?: string) {
  return {
    className: classes(styles.button, styles[variant], big && styles.big, block && styles.block, className),
    "data-variant": variant,
  };
}
