/** The embedded database cannot be used. The message is one line for the operator, and says what to do. */
export class EmbeddedError extends Error {
  override name = "EmbeddedError";
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
