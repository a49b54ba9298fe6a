import type { ReactNode } from "react";

import { Figures } from "../../ui/text/figures.tsx";
import { clockOf } from "./clock.ts";
import { useTimeLeft } from "./use-time-left.ts";

/** The time left, updated every second; not announced by screen readers, which can read it at any time. */
export function Countdown({ until }: { until: string }): ReactNode {
  const left = useTimeLeft(new Date(until).getTime());
  return (
    <span role="timer">
      <Figures>{clockOf(left)}</Figures>
    </span>
  );
}
