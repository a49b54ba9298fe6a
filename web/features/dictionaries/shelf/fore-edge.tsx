import styles from "./fore-edge.module.css";

export interface LetterCount {
  letter: string;
  count: number;
}

/** How many words begin with each letter, as the edge of a book shows it. Its heights are attributes, which a strict style policy allows. */
export function ForeEdge({ letters }: { letters: readonly LetterCount[] }) {
  const most = Math.max(1, ...letters.map(({ count }) => count));
  return (
    <span aria-hidden="true">
      <span className={styles.edge}>
        {letters.map(({ letter, count }) => (
          <svg key={letter} height={`${Math.max(6, Math.round((count / most) * 100))}%`} />
        ))}
      </span>
      <span className={styles.ends}>
        <span>{letters[0]?.letter}</span>
        <span>{letters.at(-1)?.letter}</span>
      </span>
    </span>
  );
}
