import type { CardDirection } from "../../../../shared/api/reviews.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { sameTermKey, type TermKey } from "../../../../shared/text/identity.ts";
import type { Complaint } from "../../../../shared/validation.ts";
import { checkWord } from "../paste/plan.ts";
import type { DefinitionSeparator } from "../paste/separators.ts";
import type { Deck, NoteType, Role } from "./deck.ts";
import { addTo } from "./lists.ts";
import { mediaIn, wordOfNote, type NoteWord } from "./note-words.ts";

/** What becomes of a note: a new word, or why not; elsewhere: it is in none of the chosen decks. */
export const NOTE_STATES = [
  "new",
  "known",
  "double",
  "cloze",
  "empty",
  "long",
  "wrong",
  "unused",
  "elsewhere",
] as const;
export type NoteState = (typeof NOTE_STATES)[number];

export interface PlannedNote {
  /** The index of the note in the deck. */
  note: number;
  state: NoteState;
  word: NoteWord;
  complaint: Complaint | null;
  /** The word that is there already. */
  knownId: string | null;
  media: number;
}

/** What is chosen of a deck: what the fields of each type are, and which decks. */
export interface DeckChoice {
  roles: readonly (readonly Role[])[];
  /** Null: all. */
  decks: readonly string[] | null;
  /** What divides the definitions of other programs; commas by default. */
  division?: DefinitionSeparator;
}

export interface KnownTerm {
  id: string;
  term: string;
}

/** What the notes of a deck become, all of them. */
export function planDeck(deck: Deck, choice: DeckChoice, known: readonly KnownTerm[]): PlannedNote[] {
  const { division = "comma" } = choice;
  const knownIds = new Set(known.map(({ id }) => id));
  const exported = new Set(deck.notes.map(({ id }) => id).filter((id) => knownIds.has(id)));
  const first = new Map<TermKey, string>();
  /** The words that no note of an export of ours has the id of. */
  const others = new Map<TermKey, string[]>();
  for (const { id, term } of known) {
    const key = sameTermKey(short(term));
    if (!first.has(key)) first.set(key, id);
    if (!exported.has(id)) addTo(others, key, id);
  }
  const seen = new Set<string>();
  const chosen = choice.decks && new Set(choice.decks);
  return deck.notes.flatMap((note, place): PlannedNote[] => {
    const type = deck.types[note.type];
    if (!type) return [];
    const roles = choice.roles[note.type] ?? [];
    const word = wordOfNote(note, type, roles, division);
    const isElsewhere = chosen !== null && !note.cards.some((card) => chosen.has(card.deck));
    const judged: Judged = isElsewhere ? { state: "elsewhere" } : stateOf(word, type, roles);
    const { state, complaint = null, checked = word } = judged;
    const planned = { note: place, word: checked, complaint, media: mediaIn(note) };
    if (state !== "new") return [{ ...planned, state, knownId: null }];
    const term = sameTermKey(short(checked.term));
    const isOwnWord = type.ours === true && WORD_ID.test(note.id);
    const knownId = knownIds.has(note.id)
      ? note.id
      : ((isOwnWord ? others.get(term)?.shift() : first.get(term)) ?? null);
    const key = knownId ?? (isOwnWord ? note.id : term);
    if (seen.has(key)) return [{ ...planned, state: "double", knownId: null }];
    seen.add(key);
    return [{ ...planned, state: knownId === null ? "new" : "known", knownId }];
  });
}

/** The form of our word ids. Two words that were exported here may have the same term, so they are told apart by id. */
export const WORD_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

interface Judged {
  state: NoteState;
  complaint?: Complaint;
  checked?: NoteWord;
}

function stateOf(word: NoteWord, type: NoteType, roles: readonly Role[]): Judged {
  if (type.cloze) return { state: "cloze" };
  if (!isUsed(roles)) return { state: "unused" };
  if (word.term === "" || word.definitions.length === 0) return { state: "empty" };
  const { complaint, checked } = checkWord(word);
  if (complaint) return { state: complaint.key === "at_most" ? "long" : "wrong", complaint };
  return { state: "new", checked };
}

/** Whether the roles include both sides of a word. */
export const isUsed = (roles: readonly Role[]): boolean =>
  roles.includes("term") && roles.includes("definitions");

/** By what the question of a card shows; null where it shows neither side of the word. */
export function directionOfCard(
  type: NoteType,
  number: number,
  roles: readonly Role[],
): CardDirection | null {
  for (const field of type.questions[number] ?? []) {
    const role = roles[type.fields.indexOf(field)];
    if (role === "term") return "forward";
    if (role === "definitions") return "backward";
  }
  return null;
}
