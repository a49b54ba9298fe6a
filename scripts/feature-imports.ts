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
  const between = imports.filter(({ from, to }) => {
    const feature = featureOf(from);
    return feature !== undefined && featureOf(to) !== undefined && featureOf(to) !== feature;
  });
  return [
    ...between
      .filter(({ to }) => !/^server\/features\/[^/]+\/index\.ts$/.test(to))
      .map(({ from, to }) => `${from}: features import only the index.ts of another, not ${to}`),
    ...circlesOf(between),
  ];
}

function circlesOf(between: readonly FileImport[]): string[] {
  const imported = new Map<string, Set<string>>();
  for (const { from, to } of between) {
    const feature = featureOf(from) ?? "";
    imported.set(feature, (imported.get(feature) ?? new Set()).add(featureOf(to) ?? ""));
  }
  const isReached = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(imported.get(from) ?? [])].some(
      (next) => next === wanted || (!seen.has(next) && isReached(next, wanted, seen.add(next))),
    );
  return between
    .filter(({ from, to }) => isReached(featureOf(to) ?? "", featureOf(from) ?? ""))
    .map(({ from, to }) => `${from}: its feature is imported, directly or not, by that of ${to}: a circle`);
}

const featureOf = (path: string): string | undefined =>
  /^((?:server|web)\/features\/[^/]+)\/./.exec(path)?.[1];
