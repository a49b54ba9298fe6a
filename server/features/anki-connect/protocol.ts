/** A refusal in AnkiConnect's own words, which its clients recognise. */
export class AnkiError extends Error {}

export interface AnkiRequest {
  action: string;
  version: number;
  params: Fields;
  key: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const VERSION = 6;
/** The version of a request that names none. */
const OLDEST = 4;

/** A missing field, or one of another type, counts as not given. */
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

/** Up to version 4 the result is returned without an envelope. */
export const success = (version: number, result: unknown): unknown =>
  version <= OLDEST ? result : { result, error: null };

export const refusal = (error: string) => ({ result: null, error });

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A name as it is quoted back to the sender. */
export const told = (name: unknown): string => (typeof name === "string" ? name.slice(0, 100) : "None");

/** A parameter that has to be a text. */
export function textOf(params: Fields, name: string): string {
  const value = params[name];
  if (typeof value !== "string") throw new AnkiError(`${name} must be a string`);
  return value;
}

/** A list of notes or actions: each entry is worked on, and answered with more bytes than it may have itself. */
export const MOST_TASKS = 1000;
/** A list of ids; what is answered about them is bounded by its bytes. */
const MOST_IDS = 50_000;

/** A parameter that has to be a list of notes or actions. */
export const tasksOf = (params: Fields, name: string): readonly unknown[] => listOf(params, name, MOST_TASKS);

/** A parameter that has to be a list of ids. */
export const idsOf = (params: Fields, name: string, most = MOST_IDS): readonly number[] =>
  listOf(params, name, most).map(idOf);

/** An id is a number: anything else is no note's and no card's. */
export const idOf = (value: unknown): number => (typeof value === "number" ? value : NaN);

export const toldId = (id: number): string => told(Number.isNaN(id) ? null : String(id));

/** Of a UTF-16 unit in UTF-8. */
const BYTES_PER_UNIT = 3;
const BYTES_AROUND = 3;

/** How many bytes an answer may still have; all actions of a request share them. */
export class AnswerRoom {
  #bytes = 16 * 1024 * 1024;

  take(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes < 0) throw new AnkiError("the answer would be too long: ask for less at once");
  }

  /** The texts, with what separates them in an answer. */
  texts<T extends string>(texts: readonly T[]): readonly T[] {
    this.take(texts.reduce((sum, text) => sum + BYTES_PER_UNIT * text.length + BYTES_AROUND, 0));
    return texts;
  }
}

function listOf(params: Fields, name: string, most: number): readonly unknown[] {
  const value = params[name];
  if (!Array.isArray(value)) throw new AnkiError(`${name} must be a list`);
  if (value.length > most) throw new AnkiError(`${name} must have at most ${most} entries`);
  return value;
}
