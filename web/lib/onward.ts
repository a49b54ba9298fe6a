import { useCallback } from "react";
import { useNavigate } from "react-router";

import { paths } from "../paths.ts";
import { destination } from "./destination.ts";

/**
 * Leads on after signing in, verifying or accepting: to where the person wanted to go, else to the
 * menu. What is still missing on the way (a code, the policies) is asked by the screens' own guards.
 */
export function useOnward(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate(destination() ?? paths.menu, { replace: true }), [navigate]);
}
