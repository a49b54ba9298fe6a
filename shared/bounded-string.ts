import * as z from "zod/mini";

import { complain } from "./validation.ts";

const bounded = new WeakSet<z.core.$ZodType>();

/** Whether a schema of strings checks their length before anything else is done with them. */
export const isBoundedString = (schema: z.core.$ZodType): boolean => bounded.has(schema);

/** A string that the next schema bounds before it does anything else. */
export function unreadString(): z.ZodMiniString<string> {
  const schema = z.string();
  bounded.add(schema);
  return schema;
}

/** A string of at most so many UTF-16 units; a longer one does not reach the next schema of a pipe. */
export function boundedString(most: number): z.ZodMiniString<string> {
  const schema = z.string().check((ctx) => {
    if (ctx.value.length > most) complain(ctx, [{ key: "at_most", length: most }]);
  });
  bounded.add(schema);
  return schema;
}

/** In JSON Schema; a token is ours. */
const FORMATS = { uuid: "uuid", datetime: "date-time", date: "date", token: undefined } as const;
/** Some programs send a time with hundreds of digits. */
const LONGEST_FORMAT = 1024;

/** A string of a format, which refuses a longer one like any other that does not have the format. */
export function formatted<Schema extends z.ZodMiniType<string, string>>(
  format: keyof typeof FORMATS,
  schema: Schema,
) {
  const typed = z.string().check((ctx) => {
    if (ctx.value.length > LONGEST_FORMAT)
      ctx.issues.push({ code: "invalid_format", format, input: ctx.value });
  });
  bounded.add(typed);
  const known = FORMATS[format];
  if (known) z.globalRegistry.add(typed, { format: known });
  return z.pipe(typed, schema);
}
