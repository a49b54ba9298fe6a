/** The commas of the scripts that dictionaries are written in. */
const COMMA = /[,，、،]/u;

/** Definitions that a comma has ended, and what is still being typed. */
export function splitDefinitions(typed: string): { whole: string[]; rest: string } {
  const parts = typed.split(COMMA);
  const rest = parts.pop() ?? "";
  return { whole: parts, rest: parts.length > 0 ? rest.trimStart() : rest };
}

/** The list with one more definition, unless it is blank, there already, or one too many. */
export function addDefinition(list: readonly string[], typed: string, max: number): string[] {
  const definition = typed.trim().replace(/\s+/gu, " ").normalize("NFC");
  return definition === "" || list.includes(definition) || list.length >= max
    ? [...list]
    : [...list, definition];
}
