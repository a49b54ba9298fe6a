/** The hashed files without which no screen opens offline; filled in by scripts/build-worker.ts. */
declare const ASSETS: readonly string[];
/** What calls look like whose answers are kept (shared/screen-reads.ts): a regular expression of paths. */
declare const OFFLINE_READS: string;
/** Differs when any file of the web app differs. */
declare const VERSION: string;
/** Differs when the shapes of the API's answers may differ. */
declare const CONTRACT: string;
