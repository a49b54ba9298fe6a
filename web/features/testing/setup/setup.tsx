import type { ReactNode, SubmitEventHandler } from "react";

import styles from "./setup.module.css";

interface SetupProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** `SetupGroup` elements. */
  children: ReactNode;
  /** The `Slip` with the button that starts. */
  slip: ReactNode;
}

export function Setup({ onSubmit, children, slip }: SetupProps) {
  return (
    <form className={styles.setup} noValidate onSubmit={onSubmit}>
      <div className={styles.groups}>{children}</div>
      {slip}
    </form>
  );
}
