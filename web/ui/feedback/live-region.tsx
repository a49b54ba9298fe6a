import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

import { VisuallyHidden } from "../text/visually-hidden.tsx";

type Announce = (message: string, urgency?: "polite" | "assertive") => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Lets screen readers announce a message; the same message twice is announced twice. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** Wraps the app: the regions must be on the page before anything is said in them. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [polite, sayPolitely] = useState("");
  const [assertive, sayAssertively] = useState("");
  const announce = useCallback<Announce>((message, urgency = "polite") => {
    const say = urgency === "assertive" ? sayAssertively : sayPolitely;
    // A region speaks when its text changes, so a repeated message gets an unspoken space.
    say((last) => (last === message ? `${message}\u00a0` : message));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status">{polite}</VisuallyHidden>
      <VisuallyHidden role="alert">{assertive}</VisuallyHidden>
    </AnnounceContext>
  );
}
