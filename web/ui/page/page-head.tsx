import type { ReactNode } from "react";

import { Title } from "../text/title.tsx";
import { Crumb, type CrumbProps } from "./crumb.tsx";

import styles from "./page-head.module.css";

interface PageHeadProps {
  title: ReactNode;
  /** The language of the title, where it is a dictionary's name. */
  lang?: string | undefined;
  back?: CrumbProps | undefined;
  /** Beneath the title, such as `Facts`. */
  meta?: ReactNode;
  /** Buttons; on a narrow screen a grid with the primary across it. */
  actions?: ReactNode;
  /** Quiet text at the end, such as a count or `SaveState`. */
  aside?: ReactNode;
}

export function PageHead({ title, lang, back, meta, actions, aside }: PageHeadProps) {
  return (
    <>
      {back && <Crumb {...back} />}
      <div className={styles.head}>
        <div>
          <Title lang={lang}>{title}</Title>
          {meta}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  );
}
