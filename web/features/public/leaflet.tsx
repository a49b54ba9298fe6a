import type { ReactNode } from "react";

import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";

import styles from "./leaflet.module.css";

interface LeafletProps {
  title: string;
  lead: string;
  /** What to do, beneath the lead. */
  action?: ReactNode;
  parts: readonly { heading: string; text: ReactNode }[];
}

/** A page to read: one sheet, a few short parts. */
export function Leaflet({ title, lead, action, parts }: LeafletProps): ReactNode {
  return (
    <div className={styles.leaflet}>
      <div>
        <Title>{title}</Title>
        <Text tone="muted" className={styles.lead}>
          {lead}
        </Text>
      </div>
      {action && <div>{action}</div>}
      <Sheet pad stack={1} className={styles.parts}>
        {parts.map(({ heading, text }) => (
          <section key={heading} className={styles.part}>
            <Heading>{heading}</Heading>
            {text}
          </section>
        ))}
      </Sheet>
    </div>
  );
}
