import type { ComponentProps } from "react";
import { Link } from "react-router";

import { Kbd } from "../text/kbd.tsx";
import { type ButtonLook, buttonLook } from "./button.tsx";

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  big,
  block,
  icon,
  iconEnd,
  kbd,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} {...buttonLook({ variant, big, block }, className)}>
      {icon}
      {children}
      {iconEnd}
      {kbd && <Kbd>{kbd}</Kbd>}
    </Link>
  );
}
