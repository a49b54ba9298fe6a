import { DICTIONARY_LANGUAGES, INTERFACE_LANGUAGES } from "../../../../shared/languages.ts";
import type { Role } from "./deck.ts";
import { roleOfName } from "./field-names.ts";

/** Of the dictionary that the words go into. */
export interface Languages {
  termsLanguage: string;
  definitionsLanguage: string;
}

/** The fields of a note type, or the columns of a list. */
export interface Fields {
  /** As the file calls them; null where it does not. */
  names: readonly (string | null)[];
  /** The texts of some notes or rows. */
  samples: readonly (readonly string[])[];
  /** The indices of the fields that the question of the first card shows, in order. */
  asked?: readonly number[];
}

/** What fields most likely are, by their names and by their texts. */
export function guessRoles({ names, samples }: Fields, languages: Languages): Role[] {
  const filled = names.map((_, at) => samples.some((texts) => (texts[at] ?? "") !== ""));
  const guessed: (Role | null)[] = names.map((name, at) =>
    filled[at] ? (name === null ? null : (roleOfLanguage(name, languages) ?? roleOfName(name))) : "none",
  );
  for (const one of ["term", "definitions"] as const) {
    const known = guessed.indexOf(one);
    if (known === -1) giveFirst(guessed, one);
    else if (one === "term")
      // A second one is more likely another form of it.
      guessed.forEach((role, at) => {
        if (role === one && at > known) guessed[at] = guessed.includes("definitions") ? "none" : null;
      });
  }
  const found = guessed.map((role) => role ?? "none");
  return isReversed(found, samples, languages) ? found.map(reversed) : found;
}

/** Gives a role to the first field without one, or else to the first note or example. */
function giveFirst(guessed: (Role | null)[], role: "term" | "definitions"): void {
  const free = guessed.indexOf(null);
  const other = guessed.findIndex((each) => each === "note" || each === "example");
  const at = free === -1 ? other : free;
  if (at !== -1) guessed[at] = role;
}

function roleOfLanguage(name: string, { termsLanguage, definitionsLanguage }: Languages): Role | null {
  const lower = name.trim().toLowerCase();
  if (namesOf(termsLanguage).has(lower)) return "term";
  return namesOf(definitionsLanguage).has(lower) ? "definitions" : null;
}

/** A language's names, in itself and in those of the interface. */
function namesOf(language: string): Set<string> {
  const own = Object.entries(DICTIONARY_LANGUAGES).find(([code]) => code === language)?.[1].name ?? language;
  const names = INTERFACE_LANGUAGES.map((each) =>
    new Intl.DisplayNames(each, { type: "language" }).of(language),
  );
  return new Set([language, own, ...names].map((name = "") => name.toLowerCase()));
}

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{sc=Cyrillic}/u, "be bg kk ky mk mn ru sr tg uk"],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, "ja zh"],
  [/\p{sc=Hangul}/u, "ko"],
  [/\p{sc=Greek}/u, "el"],
  [/\p{sc=Arabic}/u, "ar fa ur ps"],
  [/\p{sc=Hebrew}/u, "he yi"],
  [/\p{sc=Devanagari}/u, "hi mr ne sa"],
  [/\p{sc=Thai}/u, "th"],
  [/\p{sc=Georgian}/u, "ka"],
  [/\p{sc=Armenian}/u, "hy"],
];
const LATIN = /\p{sc=Latin}/u;

const scriptOf = (language: string): RegExp =>
  SCRIPTS.find(([, languages]) => languages.split(" ").includes(language))?.[0] ?? LATIN;

/** Whether the terms are written in the script of the definitions' language, and vice versa. */
function isReversed(
  roles: readonly Role[],
  samples: readonly (readonly string[])[],
  { termsLanguage, definitionsLanguage }: Languages,
): boolean {
  const [terms, definitions] = [scriptOf(termsLanguage), scriptOf(definitionsLanguage)];
  if (terms === definitions) return false;
  const column = (role: Role): string[] =>
    samples.map((texts) => texts[roles.indexOf(role)] ?? "").filter((text) => text !== "");
  const mostly = (texts: string[], script: RegExp): boolean =>
    texts.filter((text) => script.test(text)).length * 2 > texts.length;
  const [first, second] = [column("term"), column("definitions")];
  return (
    mostly(first, definitions) &&
    !mostly(first, terms) &&
    mostly(second, terms) &&
    !mostly(second, definitions)
  );
}

const reversed = (role: Role): Role =>
  role === "term" ? "definitions" : role === "definitions" ? "term" : role;
