/** Filled in by the build (scripts/build-prerenderer.ts): each language's strings, as the browser loads them. */
declare const STRINGS_CHUNKS: Readonly<Record<string, string>>;
