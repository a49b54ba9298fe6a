export const FOREIGN_KEY_VIOLATION = "23503";
export const UNIQUE_VIOLATION = "23505";
/** Of two statements that wait for each other, PostgreSQL cancels one, and undoes all of its transaction. */
export const DEADLOCK = "40P01";
export const UNDEFINED_TABLE = "42P01";
export const LOCK_NOT_AVAILABLE = "55P03";
export const QUERY_CANCELED = "57014";

/** The code of a system or PostgreSQL error ("ENOENT", "57P03"), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(codeOf(error) ?? "");

interface Retries {
  tries: number;
  /** Whether another try may succeed. */
  after: (error: unknown) => boolean;
}

/** The result of the first try that succeeds, or the error of the last one. */
export async function retrying<T>({ tries, after }: Retries, run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++)
    try {
      return await run();
    } catch (error) {
      if (tried === tries || !after(error)) throw error;
    }
}
