import type { ReactNode } from "react";

import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

import styles from "./cancel-choice.module.css";

interface CancelChoiceProps {
  title: string;
  text: string;
  /** The button. */
  children: ReactNode;
}

export function CancelChoice({ title, text, children }: CancelChoiceProps): ReactNode {
  return (
    <div className={styles.choice}>
      <div>
        <Heading level={3} plain>
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </div>
      {children}
    </div>
  );
}
