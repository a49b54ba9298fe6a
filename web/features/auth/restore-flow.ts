/** A forgotten password on its way to a new one. The server keeps the flow itself, under a cookie of its own. */
interface RestoreFlow {
  /** Spec §3: the restore email of the auth state. */
  email: string;
  /** The code was right: a password may be set. */
  verified: boolean;
}

/** Stored for the tab, so that the three screens survive a reload and Back. */
const KEY = "restore";

export const storeRestoreFlow = (flow: RestoreFlow): void =>
  sessionStorage.setItem(KEY, JSON.stringify(flow));

export const endRestoreFlow = (): void => sessionStorage.removeItem(KEY);

export function restoreFlow(): RestoreFlow | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  if (typeof kept !== "object" || kept === null || !("email" in kept) || typeof kept.email !== "string")
    return null;
  return { email: kept.email, verified: "verified" in kept && kept.verified === true };
}
