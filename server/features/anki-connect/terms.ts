import type { Grade } from "../../../shared/api/reviews.ts";
import type { CardField } from "../../../shared/api/word.ts";
import { short } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import { fieldNamed } from "../../anki-fields.ts";
import { likeOf, readAs, readName } from "./patterns.ts";
import { AnkiError, told } from "./protocol.ts";

/** One term of a query, with patterns of LIKE. */
export type Term =
  | { key: "deck" | "note" | "tag" | "text"; pattern: string }
  | { key: "field"; field: CardField; pattern: string }
  /** In so many of the learner's days, of which today is one. */
  | { key: "added" | "edited"; days: number }
  | { key: "rated"; days: number; grade: Grade | null }
  | { key: "is"; state: State }
  | { key: "prop"; property: Property; operator: Operator; value: number }
  | { key: "nid"; ids: number[] };

const STATES = ["new", "due", "review", "learn", "suspended", "buried"] as const;
type State = (typeof STATES)[number];

const PROPERTIES = ["ivl", "due", "reps", "lapses"] as const;
type Property = (typeof PROPERTIES)[number];

const OPERATORS = ["=", "!=", "<", "<=", ">", ">="] as const;
type Operator = (typeof OPERATORS)[number];

/** As the buttons of Anki are numbered. */
const GRADES: readonly Grade[] = ["again", "hard", "good", "easy"];

export const LONGEST = 10_000;

export const invalid = (why: string): AnkiError => new AnkiError(`invalid search: ${why}`);

/** `key:value`, where either part or the whole may be quoted; otherwise text to look for everywhere. */
export function termOf(text: string): Term {
  const plain = text.replace(/\\(.)|"/gs, (found, escaped?: string) => (escaped === undefined ? "" : found));
  const [, name, value = ""] = /^((?:\\.|[^\\:])+):(.*)$/s.exec(plain) ?? [];
  if (name === undefined) return { key: "text", pattern: likeOf(plain, LONGEST, readAs("any")) };
  const key: string = lowerCase(short(name));
  switch (key) {
    case "deck":
    case "note":
      return { key, pattern: likeOf(value, LONGEST, readName) };
    case "tag":
      return { key, pattern: likeOf(plainValue(key, value), LONGEST, readName) };
    case "added":
    case "edited":
      return { key, days: daysOf(key, value) };
    case "rated":
      return ratedOf(value);
    case "is":
      return { key, state: oneOf(STATES, lowerCase(short(value)), `is:${value}`) };
    case "prop":
      return propertyOf(value);
    case "nid":
    case "cid":
      if (!/^\d+(?:,\d+)*$/.test(value)) throw invalid(`“${key}:” wants numbers`);
      return { key: "nid", ids: value.split(",").map(Number).filter(Number.isSafeInteger) };
  }
  const field = fieldNamed(name);
  if (!field) throw unknown(`${name}:`);
  return { key: "field", field, pattern: likeOf(plainValue(name, value), LONGEST, readAs(field)) };
}

/** A search that finds nothing because it was not understood would be taken for an answer. */
const unknown = (what: string): AnkiError => invalid(`“${told(what)}” is not supported`);

function plainValue(key: string, value: string): string {
  if (/^(?:re|nc):/i.test(value)) throw unknown(`${key}:${value.slice(0, 3)}`);
  return value;
}

function oneOf<Known extends string>(known: readonly Known[], value: string, whole: string): Known {
  const found = known.find((one) => one === value);
  if (found === undefined) throw unknown(whole);
  return found;
}

const MOST_DAYS = 36_500;

function daysOf(key: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw invalid(`“${key}:” wants a number of days`);
  return Math.min(Number(value), MOST_DAYS);
}

function ratedOf(value: string): Term {
  const [days = "", button, ...more] = value.split(":");
  const grade = button === undefined ? null : GRADES[Number(button) - 1];
  if (grade === undefined || more.length > 0) throw unknown(`rated:${value}`);
  return { key: "rated", days: daysOf("rated", days), grade };
}

function propertyOf(value: string): Term {
  const [, name = value, operator = "", number = ""] = /^(\w+)(!=|<=|>=|=|<|>)(.*)$/s.exec(value) ?? [];
  const property = oneOf(PROPERTIES, lowerCase(short(name)), `prop:${name}`);
  if (!/^-?\d{1,9}$/.test(number)) throw invalid(`“prop:${property}” wants a whole number`);
  return {
    key: "prop",
    property,
    operator: oneOf(OPERATORS, operator, `prop:${value}`),
    value: Number(number),
  };
}
