import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

import { CODE_LENGTH } from "../../../shared/limits.ts";

/** The purpose of a code, and the one account or flow that it is valid for. */
export interface CodePurpose {
  purpose: "verify" | "restore" | "email";
  flow: string;
}

/** A code as it is stored. */
export interface SealedCode {
  code_salt: Buffer;
  code_hash: Buffer;
}

export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");

export function sealCode(code: string, bound: CodePurpose): SealedCode {
  const salt = randomBytes(16);
  return { code_salt: salt, code_hash: digest(salt, code, bound) };
}

export const opensSeal = ({ code_salt, code_hash }: SealedCode, code: string, bound: CodePurpose): boolean =>
  timingSafeEqual(digest(code_salt, code, bound), code_hash);

const digest = (salt: Buffer, code: string, { purpose, flow }: CodePurpose): Buffer =>
  createHmac("sha256", salt).update(`${purpose}:${flow}:${code}`).digest();
