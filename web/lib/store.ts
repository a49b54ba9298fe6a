import { useSyncExternalStore } from "react";

/** A value outside React, which components follow with `useStore`. */
export interface Store<Value> {
  /** The value of a page that is drawn without a browser. */
  initial: Value;
  get: () => Value;
  set: (next: Value) => void;
  /** Returns a function that stops listening. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <Value>({ subscribe, get, initial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => initial);
