export const GOOGLE = "https://accounts.google.com";

interface Claimed {
  email: string;
  /** The hosted domain that the token names. */
  hd?: string | undefined;
}

/**
 * Whether the provider runs the mailbox itself, so that its word about who owns it today is the last one. Google says
 * this of its own addresses and of those whose domain is the hosted one; no other provider can say it of Google's.
 */
export function runsMailbox(issuer: string, { email, hd }: Claimed): boolean {
  if (issuer !== GOOGLE) return false;
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domain === "gmail.com" || domain === hd?.toLowerCase();
}
