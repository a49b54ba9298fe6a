/** The direction in which a term or a definition is written. */
export type Direction = "ltr" | "rtl";
