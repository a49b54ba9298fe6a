import { importsInCircles, type Import } from "./circles.ts";

/**
 * What is wrong with imports between features: a feature of the server may import another's `index.ts`, which says what
 * others may use, as long as no feature comes back to itself that way. Features of the web import no other feature.
 */
export function problemsBetweenFeatures(imports: readonly Import[]): string[] {
  const between = imports.flatMap(({ from, to }): FeatureImport[] => {
    const [importer, imported] = [featureOf(from), featureOf(to)];
    return importer && imported && importer !== imported
      ? [{ from: importer, to: imported, files: [from, to] }]
      : [];
  });
  return [
    ...between
      .filter(({ files: [, to] }) => !/^server\/features\/[^/]+\/index\.ts$/.test(to))
      .map(({ files: [from, to] }) => `${from}: features import only the index.ts of another, not ${to}`),
    ...importsInCircles(between).map(({ files: [from, to] }) => `${from}: a circle of features, by ${to}`),
  ];
}

/** An import of another feature. */
interface FeatureImport extends Import {
  files: readonly [from: string, to: string];
}

const featureOf = (path: string): string | undefined =>
  /^((?:server|web)\/features\/[^/]+)\/./.exec(path)?.[1];
