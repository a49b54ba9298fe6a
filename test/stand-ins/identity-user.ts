import { createHash } from "node:crypto";

export interface IdentityUser {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** A new e-mail without a subject means another person; with a subject, the same person changes their e-mail. */
export function changed(user: IdentityUser, changes: Partial<IdentityUser>): IdentityUser {
  const sub = changes.email === undefined ? user.sub : subjectOf(changes.email);
  return { ...user, sub, ...changes };
}

/** The same for the same address; 21 digits like the provider's. */
export function subjectOf(email: string): string {
  const digest = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return BigInt(`0x${digest}`).toString().slice(0, 21);
}
