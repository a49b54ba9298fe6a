/** The sections of the settings in their order; each is an anchor of `/user/edit`. */
export const SECTION_IDS = ["account", "ways", "learning", "data"] as const;
/** The row of the ways in where sessions are ended. */
export const SESSIONS_ID = "sessions";
export type SectionId = (typeof SECTION_IDS)[number];
