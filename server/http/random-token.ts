import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as text, for a cookie, a link or an access token. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether a text could be such a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The hash that the database stores for a token. It needs no salt: nobody guesses 256 bits. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** What a cookie or a key holds: a token and the user it belongs to, whose rows have its hash. */
interface OwnedToken {
  /** Null in what a release before wrote. */
  userId: string | null;
  tokenHash: Buffer;
}

const OWNED = /^(?:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.)?([\w-]{43})$/;

export const ownedToken = (userId: string, token: string): string => `${userId}.${token}`;

/** Null for any other text. Whose it is, is what was sent: true only if the user has the hash. */
export function readOwnedToken(text: string | undefined): OwnedToken | null {
  if (!text) return null;
  const [, userId = null, token] = OWNED.exec(text) ?? [];
  return token === undefined ? null : { userId, tokenHash: hashOfToken(token) };
}

/** 128 bits for the link that ends reminders; another one with each address that an account has. */
export const newReminderToken = (): Buffer => randomBytes(16);
