/** An import, both files from the project's root. */
export interface FileImport {
  from: string;
  to: string;
}

/**
 * What is wrong with imports between features: a feature of the server may import another's `index.ts`, which says what
 * others may use, as long as no feature comes back to itself that way. Features of the web import no other feature.
 */
export function problemsBetweenFeatures(imports: readonly FileImport[]): string[] {
  const between = imports.flatMap(({ from, to }): FeatureImport[] => {
    const [importer, imported] = [featureOf(from), featureOf(to)];
    return importer && imported && importer !== imported ? [{ from, to, importer, imported }] : [];
  });
  return [
    ...between
      .filter(({ to }) => !/^server\/features\/[^/]+\/index\.ts$/.test(to))
      .map(({ from, to }) => `${from}: features import only the index.ts of another, not ${to}`),
    ...circlesOf(between),
  ];
}

/** An import of another feature. */
interface FeatureImport extends FileImport {
  importer: string;
  imported: string;
}

function circlesOf(between: readonly FeatureImport[]): string[] {
  const importedBy = new Map<string, Set<string>>();
  for (const { importer, imported } of between)
    importedBy.set(importer, (importedBy.get(importer) ?? new Set()).add(imported));
  const isReached = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(importedBy.get(from) ?? [])].some(
      (next) => next === wanted || (!seen.has(next) && isReached(next, wanted, seen.add(next))),
    );
  return between
    .filter(({ importer, imported }) => isReached(imported, importer))
    .map(({ from, to }) => `${from}: its feature is imported, directly or not, by that of ${to}: a circle`);
}

const featureOf = (path: string): string | undefined =>
  /^((?:server|web)\/features\/[^/]+)\/./.exec(path)?.[1];
