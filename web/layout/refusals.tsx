import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

import type { Refusal } from "../lib/api-error.ts";
import { onRefusal } from "../lib/api.ts";
import { rememberDestination } from "../lib/destination.ts";
import { endSession, reloadUser } from "../lib/session.ts";
import { showError } from "../lib/shown-error.ts";
import { paths } from "../paths.ts";

const LEADS_TO = {
  unauthorized: paths.auth,
  verification_required: paths.verify,
  policies_required: paths.acceptPolicy,
  totp_required: `${paths.editUser}#ways`,
} as const satisfies Record<Refusal, string>;

/** Redirects as the server's refusals require, whichever screen made the call (spec §6, contract §2). */
export function Refusals(): null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onRefusal((refusal, error) => {
        if (refusal === "totp_required") {
          // Parts of the settings are refused too; other parts are where codes are turned on.
          if (pathname === paths.editUser) return;
          showError(error);
          return void navigate(LEADS_TO[refusal], { replace: true });
        }
        rememberDestination(pathname + search);
        if (refusal === "unauthorized") endSession("expired");
        else reloadUser().catch(showError);
        void navigate(LEADS_TO[refusal], { replace: true });
      }),
    [navigate, pathname, search],
  );
  return null;
}
