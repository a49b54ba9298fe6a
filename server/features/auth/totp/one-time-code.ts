import { createHmac, timingSafeEqual } from "node:crypto";

import { CODE_LENGTH } from "../../../../shared/limits.ts";

/** The defaults of authenticator apps: HMAC-SHA-1, six digits, a new code every thirty seconds (RFC 6238). */
export const STEP_SECONDS = 30;
/** Clocks differ, and typing takes time. */
const STEPS_ASIDE = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, "0");
}

/** The step that this code belongs to, among the current ones after the last step used; null: a wrong code. */
export function stepOfCode(
  { secret, lastStep }: { secret: Buffer; lastStep: number },
  code: string,
  nowSeconds: number,
): number | null {
  const now = Math.floor(nowSeconds / STEP_SECONDS);
  for (let step = now - STEPS_ASIDE; step <= now + STEPS_ASIDE; step++)
    if (step > lastStep && isSame(codeOfStep(secret, step), code)) return step;
  return null;
}

const isSame = (right: string, given: string): boolean =>
  right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));

/** The secret as people copy it (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, "0"), 2)))
    .join("");
}

/** The address that apps read from a QR code. */
export function otpauthUrl(secret: Buffer, email: string): string {
  const label = `Wordhoard:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Wordhoard&algorithm=SHA1&digits=${CODE_LENGTH}&period=${STEP_SECONDS}`;
}
