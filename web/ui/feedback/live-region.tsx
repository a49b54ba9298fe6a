import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";

import { VisuallyHidden } from "../text/visually-hidden.tsx";

type Announce = (message: string, urgency?: "polite" | "assertive") => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Lets screen readers announce a message; the same message twice is announced twice. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

const ClearContext = createContext<() => void>(() => {});

/** Removes what was said before the last key or press: it was about another page. */
export const useClearSaid = (): (() => void) => useContext(ClearContext);

/** Wraps the app: the regions must be on the page before anything is said in them. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [polite, sayPolitely] = useState("");
  const [assertive, sayAssertively] = useState("");
  const hasActed = useRef(false);
  useEffect(() => {
    const act = (): void => void (hasActed.current = true);
    for (const kind of ACTS) document.addEventListener(kind, act, { capture: true });
    return () => {
      for (const kind of ACTS) document.removeEventListener(kind, act, { capture: true });
    };
  }, []);
  const clear = useCallback(() => {
    if (!hasActed.current) return;
    sayPolitely("");
    sayAssertively("");
  }, []);
  const announce = useCallback<Announce>((message, urgency = "polite") => {
    hasActed.current = false;
    const say = urgency === "assertive" ? sayAssertively : sayPolitely;
    // A region speaks when its text changes, so a repeated message gets an unspoken space.
    say((last) => (last === message ? `${message}\u00a0` : message));
  }, []);
  return (
    <AnnounceContext value={announce}>
      <ClearContext value={clear}>{children}</ClearContext>
      <VisuallyHidden role="status">{polite}</VisuallyHidden>
      <VisuallyHidden role="alert">{assertive}</VisuallyHidden>
    </AnnounceContext>
  );
}

const ACTS = ["keydown", "pointerdown"] as const;
