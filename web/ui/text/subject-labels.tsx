import { Fragment } from "react";
import { Link } from "react-router";

import styles from "./subject-labels.module.css";

interface SubjectLabelsProps {
  /** Each leads to the words that have it, where there is a place for them. */
  items: readonly { text: string; to?: string }[];
}

/** Tags as dictionaries set subject labels: small italics after the senses. */
export function SubjectLabels({ items }: SubjectLabelsProps) {
  if (items.length === 0) return null;
  return (
    <span className={styles.labels}>
      {items.map(({ text, to }, index) => (
        <Fragment key={text}>
          {index > 0 && ", "}
          {to ? <Link to={to}>{text}</Link> : text}
        </Fragment>
      ))}
    </span>
  );
}
