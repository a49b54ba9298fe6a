import { useCallback } from "react";
import { useNavigate } from "react-router";

import { paths } from "../paths.ts";
import { destination } from "./destination.ts";

/**
 * Continues after signing in, verifying or accepting: to where the person wanted to go, otherwise to the menu. The
 * screens' own guards ask for what is still missing on the way (a code, the policies).
 */
export function useOnward(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate(destination() ?? paths.menu, { replace: true }), [navigate]);
}
