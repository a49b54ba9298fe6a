/** An import: of a file by a file, or of a feature by a feature. */
export interface Import {
  from: string;
  to: string;
}

/**
 * The imports of which circles consist: what remains when everything that imports nothing else, and everything that
 * nothing else imports, is left out again and again. An import from one circle to another remains too.
 */
export function importsInCircles<I extends Import>(imports: readonly I[]): I[] {
  const importers = new Set(imports.map(({ from }) => from));
  const imported = new Set(imports.map(({ to }) => to));
  const rest = imports.filter(({ from, to }) => imported.has(from) && importers.has(to));
  return rest.length === imports.length ? rest : importsInCircles(rest);
}
