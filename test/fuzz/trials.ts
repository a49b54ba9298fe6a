import { characters } from "../../shared/text-rules.ts";
import type { Known } from "./nodes.ts";
import type { Place } from "./places.ts";
import { filled, SLOW_TEXTS, SLOW_VALUES } from "./slow-texts.ts";

/** What is sent to a place, and what it is compared with. */
export interface Trial {
  name: string;
  slow: string;
  /** A plain text of the same length. */
  plain: string;
}

const SIZES = [24 * 1024, 48 * 1024];
/** Names are read by the same code in any call. */
const isTriedElsewhere = ({ again, takes }: Place): boolean => again === true || takes === "name";

/** Everything that is sent to a place: what is too long for it, and what is as long as it may be. */
export function trialsOf(place: Place, known: Known): Trial[] {
  const sizes = [
    ...new Set((isTriedElsewhere(place) ? SIZES.slice(-1) : SIZES).map((size) => Math.min(size, place.room))),
  ];
  if (place.takes === "list or object") return sizes.flatMap(valuesOf);
  return Object.entries(SLOW_TEXTS).flatMap(([name, text]) => [
    ...sizes.map((size) => ({
      name: `${name}, ${size} bytes`,
      slow: filled(text, size, place.measure),
      plain: "a".repeat(size),
    })),
    ...place.lengths.map((length) => longestOf(place.plain(known), length, name, text)),
  ]);
}

const valuesOf = (size: number): Trial[] =>
  Object.entries(SLOW_VALUES).map(([name, value]) => ({
    name: `${name}, ${size} bytes`,
    slow: value(size),
    plain: JSON.stringify("a".repeat(size)),
  }));

/** Begins with what would be valid alone. */
const longestOf = (valid: string, length: number, name: string, text: (times: number) => string): Trial => ({
  name: `${name}, ${length} characters`,
  slow: filled((times) => valid + text(times), length, characters),
  plain: valid.padEnd(length, "a"),
});
