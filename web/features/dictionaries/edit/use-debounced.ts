import { useEffect, useState } from "react";

/** A value once it has not changed for a while. */
export function useDebounced<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(rest);
  }, [value, restMs]);
  return rested;
}
