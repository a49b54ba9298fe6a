import { pathOf } from "../../../shared/screens.ts";

/** 128 bits as they appear in an address. */
const TEXT = /^[A-Za-z0-9_-]{22}$/;

/** Null for anything that cannot be a token. */
export const tokenOf = (text: string): Buffer | null =>
  TEXT.test(text) ? Buffer.from(text, "base64url") : null;

export const shareUrl = (publicUrl: string, token: Buffer): string =>
  publicUrl + pathOf("shared", token.toString("base64url"));

export const tokenAt = (url: string): Buffer | null => tokenOf(/\/shared\/([^/?#]+)/.exec(url)?.[1] ?? "");
