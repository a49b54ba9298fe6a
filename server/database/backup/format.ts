import { z } from "zod";

/**
 * A backup is a gzip of lines: the header, then for each table a line with its columns, its rows as `COPY` writes them
 * and `\.`, then the footer. Whatever happens to this product, `zcat` and PostgreSQL can read it.
 */
export const FORMAT_VERSION = 1;

export const headerSchema = z.strictObject({
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

export const footerSchema = z.strictObject({
  rows: z.record(z.string(), z.number().int()),
  /** Hash of all bytes before this line, in hexadecimal. */
  sha256: z.string(),
});

export type Header = z.infer<typeof headerSchema>;
export type TableLine = z.infer<typeof tableSchema>;
export type Footer = z.infer<typeof footerSchema>;

/** Stands alone on its line: in a row `COPY` writes every backslash of the text twice. */
export const END_OF_ROWS = "\\.\n";
