import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";

import { IconButton } from "../../ui/action/icon-button.tsx";
import { Segmented } from "../../ui/form/segmented.tsx";

import styles from "./sort-control.module.css";

interface SortControlProps<Key extends string> {
  legend: string;
  name: string;
  options: readonly { value: Key; label: string }[];
  value: Key;
  onChange: (key: Key) => void;
  descending: boolean;
  /** Says the order now, such as “Sort by: Descending”. */
  directionLabel: string;
  onTurn: () => void;
}

export function SortControl<Key extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  descending,
  directionLabel,
  onTurn,
}: SortControlProps<Key>) {
  return (
    <div className={styles.sort}>
      <Segmented hideLegend compact {...{ legend, name, options, value, onChange }} />
      <IconButton
        label={directionLabel}
        icon={descending ? <ArrowDownWideNarrow /> : <ArrowUpNarrowWide />}
        onClick={onTurn}
      />
    </div>
  );
}
