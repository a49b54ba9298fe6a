import { Heading } from "../ui/text/heading.tsx";

import styles from "./key-list.module.css";

interface KeyListProps {
  title: string;
  entries: readonly { keys: readonly string[]; does: string }[];
}

/** Keys and what they do, under a heading. */
export function KeyList({ title, entries }: KeyListProps) {
  return (
    <section>
      <Heading level={3} plain>
        {title}
      </Heading>
      <dl className={styles.list}>
        {entries.map(({ keys, does }) => (
          <div key={does} className={styles.entry}>
            <dt>{does}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
