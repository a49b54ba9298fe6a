import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";

import styles from "../ui/overlay/menu.module.css";

interface MenuLinkProps {
  to: To;
  icon?: ReactNode;
  children: ReactNode;
}

export function MenuLink({ to, icon, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem className={styles.item} closeOnClick render={<Link to={to} />}>
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}
