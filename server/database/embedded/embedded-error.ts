/** The embedded database cannot be used. The message is one line for the operator, and says what to do. */
export class EmbeddedError extends Error {
  override name = "EmbeddedError";
}

/** The code of a system or PostgreSQL error ("ENOENT", "57P03"), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
