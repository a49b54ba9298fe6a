import { contentOf } from "../deck/column-content.ts";
import type { Role } from "../deck/deck.ts";
import { hintOf, type Languages } from "../deck/field-names.ts";
import { guessRoles } from "../deck/guess-fields.ts";
import { likeness, scriptOf } from "../deck/language-signs.ts";
import type { ListTable } from "./table.ts";

const SAMPLES = 200;

/** What the columns of a list become: what the file says, else what they most likely are. */
export function guessListRoles({ heads, width, rows, roles }: ListTable, languages: Languages): Role[] {
  const places = Array.from({ length: width }, (_, at) => at);
  const free = places.filter((at) => (roles?.[at] ?? null) === null);
  const samples = rows
    .filter(({ aside }) => aside === null)
    .slice(0, SAMPLES)
    .map(({ cells }) => free.map((at) => cells[at] ?? ""));
  const names = free.map((at) => heads?.[at] || null);
  const guessed = guessRoles({ names: withTranslation(names, languages), samples }, languages);
  const byPlace = heads ? guessed : withNearDefinitions(guessed, samples, languages);
  const sure = heads || isTurned(byPlace, samples, languages) ? byPlace : byPlace.map(turned);
  return places.map((at) => roles?.[at] ?? sure[free.indexOf(at)] ?? "none");
}

/** LingQ calls a translation a hint. */
function withTranslation(names: readonly (string | null)[], languages: Languages): (string | null)[] {
  const hasDefinitions = names.some((name) => {
    const { role, language } = hintOf(name ?? "", languages);
    return role === "definitions" || language === languages.definitionsLanguage;
  });
  return names.map((name) => (!hasDefinitions && /^hints?$/i.test(name ?? "") ? "translation" : name));
}

/**
 * Where no head says more, an earlier column that can be definitions as well is them: what stands further behind is a
 * part of speech or a note, in whichever language.
 */
function withNearDefinitions(
  roles: readonly Role[],
  samples: readonly (readonly string[])[],
  { definitionsLanguage }: Languages,
): Role[] {
  const far = roles.indexOf("definitions");
  const script = scriptOf(definitionsLanguage);
  const near = roles.findIndex((role, at) => {
    if (at >= far || role === "term" || role === "none" || role === "tags") return false;
    const column = contentOf(samples.map((cells) => cells[at] ?? ""));
    const isOther = column.repeats || column.labels || column.script !== null || column.sentences > 0.5;
    const fitting = column.texts.filter((text) => script.test(text)).length;
    return !isOther && column.length >= SHORTEST && fitting * 2 > samples.length;
  });
  const term = roles.indexOf("term");
  if (near === -1 || term === -1 || term > far) return [...roles];
  return roles.with(near, "definitions").with(far, "note");
}

/** Of a column on the average; shorter are genders. */
const SHORTEST = 3;
const FEWEST_SIGNS = 2;

/**
 * False where the definitions would come first although too few rows say so by their languages: the person who wrote
 * the list wrote it for this dictionary.
 */
function isTurned(
  roles: readonly Role[],
  samples: readonly (readonly string[])[],
  { termsLanguage, definitionsLanguage }: Languages,
): boolean {
  const [term, definitions] = [roles.indexOf("term"), roles.indexOf("definitions")];
  if (definitions === -1 || term < definitions) return true;
  const signs = (at: number): number =>
    samples.length *
    likeness(
      samples.map((cells) => cells[at] ?? ""),
      termsLanguage,
      definitionsLanguage,
    );
  return signs(term) - signs(definitions) >= Math.max(FEWEST_SIGNS, samples.length / 3);
}

const turned = (role: Role): Role =>
  role === "term" ? "definitions" : role === "definitions" ? "term" : role;
