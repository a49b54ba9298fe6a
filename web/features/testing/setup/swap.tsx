import { ArrowLeftRight, ArrowRight } from "lucide-react";

import { IconButton } from "../../../ui/action/icon-button.tsx";

import styles from "./swap.module.css";

interface SwapSide {
  label: string;
  language: string;
}

interface SwapProps {
  /** What is shown, and what is typed. */
  from: SwapSide;
  to: SwapSide;
  /** Without it the sides stay where they are. */
  swap?: { label: string; onSwap: () => void } | undefined;
}

export function Swap({ from, to, swap }: SwapProps) {
  return (
    <div className={styles.swap}>
      <Side {...from} />
      {swap ? (
        <IconButton
          className={styles.button}
          label={swap.label}
          icon={<ArrowLeftRight />}
          onClick={swap.onSwap}
        />
      ) : (
        <span className={styles.arrow} aria-hidden="true">
          <ArrowRight />
        </span>
      )}
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
