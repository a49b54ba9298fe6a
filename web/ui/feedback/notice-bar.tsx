import type { ReactNode } from "react";

import { Note } from "../text/note.tsx";

import styles from "./notice-bar.module.css";

interface NoticeBarProps {
  icon: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A note about the whole app, between the header and the page. */
export function NoticeBar(props: NoticeBarProps) {
  return (
    <div className={styles.bar}>
      <Note {...props} />
    </div>
  );
}
