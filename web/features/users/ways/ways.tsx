import type { ReactNode } from "react";

import { useSignedIn } from "../../../lib/session.ts";
import { Devices } from "./devices.tsx";
import { FirstPassword } from "./first-password.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Password } from "./password.tsx";

/** How the account is logged in to: one file a row, in the order of the screen. */
export function Ways(): ReactNode {
  const { hasPassword } = useSignedIn();
  return (
    <>
      {hasPassword ? <Password /> : <FirstPassword />}
      <Passkeys />
      <Devices />
    </>
  );
}
