import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as text, for a cookie, a link or an access token. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether a text could be such a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The hash that the database stores for a token. It needs no salt: nobody guesses 256 bits. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** 128 bits for the link that ends reminders; another one with each address that an account has. */
export const newReminderToken = (): Buffer => randomBytes(16);
