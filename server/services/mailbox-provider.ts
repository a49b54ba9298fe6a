import { short } from "../../shared/text/bounds.ts";
import { lowerCase } from "../../shared/text/transform.ts";

export const GOOGLE = "https://accounts.google.com";

interface Claimed {
  email: string;
  /** The hosted domain that the token names. */
  hd?: string | undefined;
}

/**
 * Whether the provider runs the mailbox itself, and so is the authority on who owns it today. Google does for its own
 * addresses and for those in the hosted domain; no other provider can claim it for Google's.
 */
export function runsMailbox(issuer: string, { email, hd }: Claimed): boolean {
  if (issuer !== GOOGLE) return false;
  const domain = lowerCase(short(email.slice(email.lastIndexOf("@") + 1)));
  return domain === "gmail.com" || (hd !== undefined && domain === lowerCase(short(hd)));
}
