export const ROLES = ["guest", "user", "premium", "developer", "friend"] as const;
export type Role = (typeof ROLES)[number];

export interface RoleLimits {
  dictionaries: number;
  wordsPerDictionary: number;
  testsPerDay: number;
}

/** The limits of each role (spec §6). */
export const ROLE_LIMITS: Record<Role, RoleLimits> = {
  guest: { dictionaries: 1, wordsPerDictionary: 100, testsPerDay: 3 },
  user: { dictionaries: 2, wordsPerDictionary: 300, testsPerDay: 5 },
  premium: { dictionaries: 10, wordsPerDictionary: 2000, testsPerDay: 50 },
  developer: { dictionaries: 40, wordsPerDictionary: 5000, testsPerDay: 200 },
  friend: { dictionaries: 10, wordsPerDictionary: 2000, testsPerDay: 50 },
};

const NO_LIMITS: RoleLimits = { dictionaries: 0, wordsPerDictionary: 0, testsPerDay: 0 };

/** The limits of a role; an account without one (e-mail not verified yet) may have nothing. */
export const limitsOf = (role: Role | null): RoleLimits => (role ? ROLE_LIMITS[role] : NO_LIMITS);
