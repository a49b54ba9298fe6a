import type { ReactNode } from "react";

import { useSignedIn } from "../../../lib/session.ts";
import { Devices } from "./devices.tsx";
import { FirstPassword } from "./first-password.tsx";
import { Google } from "./google.tsx";
import { Keys } from "./keys.tsx";
import { OneTimeCodes } from "./one-time-codes.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Password } from "./password.tsx";

/** How the account is logged in to: one file a row, in the order of the screen. */
export function Ways(): ReactNode {
  const { email, hasPassword, hasGoogle } = useSignedIn();
  return (
    <>
      {hasPassword ? <Password /> : <FirstPassword />}
      {/* A guest never logs in again. */}
      {email && <Passkeys />}
      {email && <OneTimeCodes />}
      {hasGoogle && <Google />}
      <Devices />
      <Keys />
    </>
  );
}
