import { writtenRules } from "../../../../shared/judge/languages/by-code.ts";
import { LANGUAGE_CODES } from "../../../../shared/languages.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { lowerCase } from "../../../../shared/text/transform.ts";
import { contentOf } from "../deck/column-content.ts";
import { turned, type Role } from "../deck/deck.ts";
import { headOf, hintOf, type Languages } from "../deck/field-names.ts";
import { guessRoles } from "../deck/guess-fields.ts";
import { likeness, scriptOf } from "../deck/language-signs.ts";
import type { ListTable } from "./list-table.ts";

const SAMPLES = 200;

/** What the columns of a list become: what the file says, else what they most likely are. */
export function guessListRoles(table: ListTable, languages: Languages): Role[] {
  const { heads, width, roles } = table;
  const rows = table.rows.filter(({ aside }) => aside === null).slice(0, SAMPLES);
  const textsOf = (at: number): string[] => rows.map(({ cells }) => cells[at] ?? "");
  const places = Array.from({ length: width }, (_, at) => at);
  const articles = places.filter((at) => width > 2 && areArticles(textsOf(at), languages.termsLanguage));
  const named = places.filter((at) => width > 2 && areLanguages(textsOf(at)));
  const free = places.filter(
    (at) => (roles?.[at] ?? null) === null && !articles.includes(at) && !named.includes(at),
  );
  const samples = rows.map(({ cells }) => free.map((at) => cells[at] ?? ""));
  const names = free.map((at) => heads?.[at] || null);
  const guessed = guessRoles({ names: withTranslation(names, languages), samples }, languages);
  const byPlace = heads ? guessed : withNearDefinitions(guessed, samples, languages);
  const sure = heads || isOrderSure(byPlace, samples, languages) ? byPlace : byPlace.map(turned);
  const term = free[sure.indexOf("term")];
  return places.map((at) => {
    if (articles.includes(at)) return roles?.[at] ?? (term === at + 1 ? "term" : "note");
    return roles?.[at] ?? sure[free.indexOf(at)] ?? "none";
  });
}

/** Whether a column has nothing but articles, which belong in front of the terms. */
function areArticles(texts: readonly string[], language: string): boolean {
  const articles = writtenRules(language)?.articles;
  const filled = texts.map((text) => text.trim()).filter(Boolean);
  return filled.length > 1 && filled.every((text) => articles?.includes(lowerCase(short(text))));
}

/** Whether a column says in every row which language another one is in. */
const areLanguages = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text) => LANGUAGES.has(headOf(text)));

const LANGUAGES: ReadonlySet<string | null> = new Set(LANGUAGE_CODES);

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
function isOrderSure(
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
