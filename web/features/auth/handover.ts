import { useLocation } from "react-router";

/** What one screen tells the next on the way in; it stays with the entry in the browser's history. */
export interface Handover {
  email?: string;
  notice?: "passwordChanged" | "accountDeleted" | "restoreOver" | "secondStepOver";
}

export function useHandover(): Handover {
  const { state } = useLocation();
  return (state as Handover | null) ?? {};
}
