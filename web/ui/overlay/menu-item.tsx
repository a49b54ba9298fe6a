import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactNode } from "react";

import { classes } from "../classes.ts";

import styles from "./menu.module.css";

interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
}

export function MenuItem({ icon, children, onClick, disabled, danger }: MenuItemProps) {
  return (
    <BaseMenu.Item
      className={classes(styles.item, danger && styles.danger)}
      onClick={onClick}
      disabled={disabled ?? false}
    >
      {icon}
      {children}
    </BaseMenu.Item>
  );
}
