import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as text, for a cookie, a link or a program. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether a text could be such a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What the database keeps of a token. It needs no salt: nobody guesses 256 bits. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();
