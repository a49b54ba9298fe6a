import { Menu as BaseMenu } from "@base-ui/react/menu";

import styles from "../ui/overlay/menu.module.css";

export function MenuSeparator() {
  return <BaseMenu.Separator className={styles.separator} />;
}
