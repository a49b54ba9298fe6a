import { useEffect, useState } from "react";

const SECOND = 1000;

/** Milliseconds until a time, updated every second; 0 once it is over. */
export function useTimeLeft(until: number): number {
  const [left, setLeft] = useState(() => timeLeft(until));
  useEffect(() => {
    const count = (): void => setLeft(timeLeft(until));
    count();
    const timer = setInterval(count, SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const timeLeft = (until: number): number => Math.max(0, until - Date.now());
