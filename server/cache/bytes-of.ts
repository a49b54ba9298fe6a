const SLOT = 8;
const HEAD = 64;
const NUMBER = 16;
const UNIT = 2;

/** An upper estimate of the memory that plain data takes: strings count as two bytes per character. */
export function bytesOf(value: unknown): number {
  if (typeof value === "string") return HEAD + UNIT * value.length;
  if (typeof value !== "object" || value === null) return NUMBER;
  if (ArrayBuffer.isView(value)) return HEAD + value.byteLength;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + SLOT + bytesOf(one), HEAD);
  // Objects of the same shape share their field names.
  return Object.values(value).reduce((sum: number, one) => sum + 2 * SLOT + bytesOf(one), HEAD);
}
