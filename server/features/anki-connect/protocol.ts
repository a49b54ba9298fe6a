/** A refusal in AnkiConnect's own words, by which its clients know what happened. */
export class AnkiError extends Error {}

export interface AnkiRequest {
  action: string;
  version: number;
  params: Fields;
  key: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const VERSION = 6;
/** Of a request that names none. */
const OLDEST = 4;

/** What is not there, or of another type, is as if it were not told. */
export function readRequest(value: unknown): AnkiRequest {
  if (!isFields(value)) throw new AnkiError("the request is not a JSON object");
  const { action, version, params, key } = value;
  return {
    action: typeof action === "string" ? action : "",
    version: typeof version === "number" ? version : OLDEST,
    params: isFields(params) ? params : {},
    key: typeof key === "string" ? key : "",
  };
}

/** Up to version 4 a result stands alone. */
export const success = (version: number, result: unknown): unknown =>
  version <= OLDEST ? result : { result, error: null };

export const refusal = (error: string) => ({ result: null, error });

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A name as it comes back to who sent it. */
export const told = (name: unknown): string => (typeof name === "string" ? name.slice(0, 100) : "None");

/** A parameter that has to be a text. */
export function textOf(params: Fields, name: string): string {
  const value = params[name];
  if (typeof value !== "string") throw new AnkiError(`${name} must be a string`);
  return value;
}

/** A parameter that has to be a list. */
export function listOf(params: Fields, name: string): readonly unknown[] {
  const value = params[name];
  if (!Array.isArray(value)) throw new AnkiError(`${name} must be a list`);
  return value;
}
