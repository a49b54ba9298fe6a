import type { DefinitionSeparator } from "../paste/separators.ts";
import { answersIn, type Deck, type NoteType, type Role } from "./deck.ts";
import type { Languages } from "./field-names.ts";
import { guessRoles } from "./guess-fields.ts";
import { spread } from "./lists.ts";
import { likelyDivision } from "./meanings.ts";
import { textsOf } from "./note-words.ts";

export interface TypeOverview {
  name: string;
  cloze: boolean;
  notes: number;
  fields: readonly string[];
  /** Some of its notes, as they read. */
  samples: readonly (readonly string[])[];
  roles: readonly Role[];
}

/** A deck as it is shown first. */
export interface DeckOverview {
  kind: Deck["kind"];
  notes: number;
  /** Entries of the review log. */
  entries: number;
  types: TypeOverview[];
  decks: { id: string; name: string; notes: number }[];
  /** What most likely divides the definitions; null where the file says so itself. */
  division: DefinitionSeparator | null;
  dayStartsAt: Deck["dayStartsAt"];
}

/** Notes by which fields are guessed. */
const GUESSED_BY = 100;
const SAMPLES = 5;

/** What a deck holds, and what its fields most likely are in a dictionary of these languages. */
export function overviewOf(deck: Deck, languages: Languages): DeckOverview {
  const { kind, types, notes, ignored, deleted, dayStartsAt } = deck;
  const definitions: string[] = [];
  const overviews = types.map((type, place) => {
    const own = notes.filter((note) => note.type === place);
    const texts = spread(own, GUESSED_BY).map((note) => textsOf(note, type));
    const roles = rolesOf(type, texts, languages);
    const at = roles.indexOf("definitions");
    definitions.push(...texts.map((each) => each[at] ?? ""));
    const { name, cloze, fields } = type;
    return { name, cloze, fields, notes: own.length, samples: texts.slice(0, SAMPLES), roles };
  });
  return {
    kind,
    dayStartsAt,
    notes: notes.length,
    entries: answersIn(notes) + ignored + deleted,
    types: overviews,
    decks: decksOf(deck),
    division: types.every(({ ours }) => ours) ? null : likelyDivision(definitions),
  };
}

/** What the fields of a type are, as the file says or as they look. */
function rolesOf(type: NoteType, samples: readonly string[][], languages: Languages): readonly Role[] {
  if (type.cloze) return type.fields.map(() => "none");
  const asked = (type.questions[0] ?? [])
    .map((field) => type.fields.indexOf(field))
    .filter((place) => place !== -1);
  return type.roles ?? guessRoles({ names: type.fields, samples, asked }, languages);
}

function decksOf({ notes, decks }: Deck): DeckOverview["decks"] {
  const counts = new Map<string, number>();
  for (const { cards } of notes)
    for (const deck of new Set(cards.map((card) => card.deck))) counts.set(deck, (counts.get(deck) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, name: decks.get(id) ?? id, notes: count }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
