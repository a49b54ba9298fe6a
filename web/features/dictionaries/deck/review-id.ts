import { sha256 } from "../../../lib/proof-of-work/sha-256.ts";

/** The id of an imported review: always the same for a card and a time, so that importing again adds nothing. */
export function reviewId(wordId: string, direction: string, at: number): string {
  const time = at.toString(16).padStart(12, "0");
  const [a = 0, b = 0, c = 0] = sha256(`${wordId} ${direction} ${at}`);
  const variant = 0x8000 | ((b >>> 16) & 0x3fff);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex(a >>> 20, 3)}`,
    hex(variant, 4),
    hex(b & 0xffff, 4) + hex(c >>> 0, 8),
  ].join("-");
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");
