/** The version of the three policies that people accept; it is stored with each acceptance. */
export const POLICIES_VERSION = "2026-11-28";

export const POLICIES = ["cookie", "privacy", "terms-of-use"] as const;
export type Policy = (typeof POLICIES)[number];
