import { useLocation } from "react-router";

/** State that one screen passes to the next during log-in; stored with the history entry. */
export interface Handover {
  email?: string;
  notice?: "passwordChanged" | "accountDeleted" | "restoreOver" | "secondStepOver";
}

export function useHandover(): Handover {
  const { state } = useLocation();
  return (state as Handover | null) ?? {};
}
