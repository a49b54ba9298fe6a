import { useEffect, useState, type ReactNode } from "react";

import { Figures } from "../../ui/figures.tsx";
import { clockOf } from "./clock.ts";

const SECOND = 1000;

/** The time left, second by second; silent for those who listen, who can read it at any moment. */
export function Countdown({ until }: { until: string }): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer">
      <Figures>{clockOf(new Date(until).getTime() - now)}</Figures>
    </span>
  );
}
