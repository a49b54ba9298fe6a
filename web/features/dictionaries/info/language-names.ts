import { LANGUAGE_ALIASES } from "./language-aliases.ts";

const aliases: Readonly<Record<string, string>> = LANGUAGE_ALIASES;

/** Whether what was typed is within one of a language's names, or is its code; ignoring case and diacritics. */
export function isNamed(code: string, names: readonly string[], typed: string): boolean {
  const wanted = folded(typed);
  return code === wanted || [...names, ...aliasesOf(code)].some((name) => folded(name).includes(wanted));
}

const aliasesOf = (code: string): string[] => aliases[code]?.split(", ") ?? [];

const folded = (text: string): string => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
