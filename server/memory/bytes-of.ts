const SLOT = 8;
const HEAD = 64;
const NUMBER = 16;
const UNIT = 2;

/** What plain data takes in memory, rather too much than too little: texts as if of two bytes a character. */
export function bytesOf(value: unknown): number {
  if (typeof value === "string") return HEAD + UNIT * value.length;
  if (typeof value !== "object" || value === null) return NUMBER;
  if (ArrayBuffer.isView(value)) return HEAD + value.byteLength;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + SLOT + bytesOf(one), HEAD);
  // Names of fields are shared by objects that are alike.
  return Object.values(value).reduce((sum: number, one) => sum + 2 * SLOT + bytesOf(one), HEAD);
}
