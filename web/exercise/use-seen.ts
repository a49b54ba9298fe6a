import { useEffect, useState } from "react";

/** A correction shown for less than this has not been read; a second press of Enter was made in haste. */
const SEEN_MS = 600;

/** Whether what is drawn has been there for long enough to be read. */
export function useSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return seen;
}
