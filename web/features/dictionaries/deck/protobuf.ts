type Value = number | Uint8Array;

const VARINT = 0;
const EIGHT_BYTES = 1;
const LENGTH = 2;
const FOUR_BYTES = 5;

/** The top-level fields of a protobuf message, the last one of each number; fields of fixed width are skipped. */
export function readMessage(bytes: Uint8Array): ReadonlyMap<number, Value> {
  const fields = new Map<number, Value>();
  let at = 0;
  while (at < bytes.length) {
    const tag = varint();
    const [number, kind] = [Math.floor(tag / 8), tag % 8];
    if (kind === VARINT) fields.set(number, varint());
    else if (kind === LENGTH) fields.set(number, take(varint()));
    else if (kind === EIGHT_BYTES) take(8);
    else if (kind === FOUR_BYTES) take(4);
    else throw new RangeError(`No wire type: ${kind}`);
  }
  return fields;

  function take(length: number): Uint8Array {
    if (length > bytes.length - at) throw new RangeError("The message is cut off");
    at += length;
    return bytes.subarray(at - length, at);
  }

  function varint(): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 64; factor *= 128) {
      const [byte = 0] = take(1);
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
    throw new RangeError("A number is too long");
  }
}

/** A field of text; empty where there is none. */
export function textOf(fields: ReadonlyMap<number, Value>, number: number): string {
  const value = fields.get(number);
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : "";
}
