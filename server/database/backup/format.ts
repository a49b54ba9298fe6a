import { z } from "zod";

/**
 * A backup is a gzip of lines: the head, then for each table a line with its columns, its rows as `COPY` writes them
 * and `\.`, then the foot. Whatever happens to this product, `zcat` and PostgreSQL can read it.
 */
export const FORMAT_VERSION = 1;

export const headSchema = z.strictObject({
  format: z.literal("wordhoard backup"),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  /** The migrations that the tables had been through. */
  migrations: z.array(z.string()).min(1),
  sequences: z.array(
    z.strictObject({
      name: z.string(),
      last: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
});

export const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

export const footSchema = z.strictObject({
  rows: z.record(z.string(), z.number().int()),
  /** Hash of all bytes before this line, in hexadecimal. */
  sha256: z.string(),
});

export type Head = z.infer<typeof headSchema>;
export type TableLine = z.infer<typeof tableSchema>;
export type Foot = z.infer<typeof footSchema>;

/** Stands alone on its line: in a row `COPY` writes every backslash of the text twice. */
export const END_OF_ROWS = "\\.\n";
