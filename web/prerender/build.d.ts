/** Filled in by the build (scripts/build-prerenderer.ts): each language's strings, as the browser loads them. */
declare const STRINGS_CHUNKS: Readonly<Record<string, string>>;
/**
 * Also filled in: by the name of a screen, the scripts that it needs in addition to the app (scripts/screen-chunks.ts).
 */
declare const SCREEN_CHUNKS: Readonly<Record<string, readonly string[]>>;
