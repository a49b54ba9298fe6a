/** The sections of the settings in their order; each is an anchor of `/user/edit`. */
export const SECTION_IDS = ["account", "ways", "learning", "data"] as const;
export type SectionId = (typeof SECTION_IDS)[number];
