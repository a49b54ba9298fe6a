import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { redirectFor } from "../../lib/access.ts";
import { forgetDestination, rememberDestination } from "../../lib/destination.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";

/**
 * Copying is for those who may have dictionaries. Returns a function that tells whether the person may; if not, it leads
 * them through all that is missing, and then back here (decision 170).
 */
export function useDoors(token: string): () => boolean {
  const navigate = useNavigate();
  const { user } = useSession();
  const onTheWay = useSearchParams()[0].has("copy");
  const around = redirectFor({ access: "accepted" }, user);
  useEffect(() => {
    if (!onTheWay || !user) return;
    if (around === null) forgetDestination();
    void navigate(around ?? paths.shared(token), { replace: true });
  }, [navigate, token, user, onTheWay, around]);
  return () => {
    if (around === null) return true;
    rememberDestination(paths.copyShared(token));
    void navigate(around);
    return false;
  };
}
