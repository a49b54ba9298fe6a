import { messageOf } from "./embedded/embedded-error.ts";
import { codeOf } from "./errors.ts";

/** No server listens at the database's address, or it is starting, stopping or full (57P, 53300). */
const AWAY =
  /^(?:08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT)$/;
/** The driver's own messages for errors that have no code. */
const GIVEN_UP = /^(?:timeout exceeded when trying to connect|Connection terminated)/;
/** No access (28), or no such database (3D). */
const REFUSED = /^(?:28|3D)\w{3}$/;

/** Why the database cannot be used, in one line for the operator; undefined where an error has another cause. */
export function lineAboutDatabase(error: Error): string | undefined {
  const code = codeOf(error) ?? "";
  if (AWAY.test(code) || GIVEN_UP.test(error.message))
    return `The database cannot be reached: ${reasonOf(error)}`;
  if (REFUSED.test(code)) return `The database refuses: ${error.message}. Is DATABASE_URL right?`;
  return undefined;
}

/** A host name with several addresses was tried at each of them; the combined error has no message of its own. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join("; ") : error.message;
