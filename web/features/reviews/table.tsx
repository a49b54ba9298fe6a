import type { ReactNode } from "react";

import styles from "./table.module.css";

interface TableProps {
  caption?: string;
  /** The first column names its row; the others hold numbers. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  foot?: readonly ReactNode[] | undefined;
}

/** A table of facts: words at the left, numbers at the right, lined up. */
export function Table({ caption, head, rows, foot }: TableProps): ReactNode {
  return (
    <table className={styles.table}>
      {caption && <caption className={styles.hidden}>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row key={key} cells={cells} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Row cells={foot} />
        </tfoot>
      )}
    </table>
  );
}

function Row({ cells: [name, ...numbers] }: { cells: readonly ReactNode[] }): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      {numbers.map((value, index) => (
        <td key={index}>{value}</td>
      ))}
    </tr>
  );
}
