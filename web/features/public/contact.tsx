import type { ReactNode } from "react";

import { useSettings } from "../../lib/settings.ts";

import styles from "./contact.module.css";

/** How the operator can be reached: what this server's settings tell, or `unreachable` where they tell nothing. */
export function Contact({ unreachable }: { unreachable: string }): ReactNode {
  const { data: settings } = useSettings();
  if (!settings) return null;
  const { operatorName, operatorAddress, supportEmail } = settings;
  if (!operatorAddress && !supportEmail)
    return (
      <>
        {operatorName && <address className={styles.contact}>{operatorName}</address>}
        <p>{unreachable}</p>
      </>
    );
  return (
    <address className={styles.contact}>
      {operatorName && <b>{operatorName}</b>}
      {operatorAddress && <span className={styles.lines}>{operatorAddress}</span>}
      {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </address>
  );
}
