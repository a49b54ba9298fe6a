import { ArrowLeftRight } from "lucide-react";

import { IconButton } from "./icon-button.tsx";

import styles from "./swap.module.css";

interface SwapSide {
  label: string;
  language: string;
}

interface SwapProps {
  /** What is shown, and what is typed. */
  from: SwapSide;
  to: SwapSide;
  swapLabel: string;
  onSwap: () => void;
}

export function Swap({ from, to, swapLabel, onSwap }: SwapProps) {
  return (
    <div className={styles.swap}>
      <Side {...from} />
      <IconButton className={styles.button} label={swapLabel} icon={<ArrowLeftRight />} onClick={onSwap} />
      <Side {...to} />
    </div>
  );
}

function Side({ label, language }: SwapSide) {
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label} </span>
      <span className={styles.language}>{language}</span>
    </div>
  );
}
