import type { User } from "../../shared/api/users.ts";
import type { Role } from "../../shared/roles.ts";
import { paths } from "../paths.ts";

/**
 * The first stage of a session that may see a screen (contract §2). "anonymous" screens are for those
 * who are not signed in, and for guests, who may sign up or log in at any time.
 */
export type Access = "public" | "anonymous" | "signed-in" | "verified" | "accepted";

export interface Requirement {
  access: Access;
  /** Only these roles, where a screen is not for everyone. */
  roles?: readonly Role[];
}

type Person = Pick<User, "role" | "policiesAccepted"> | null;

/** Where a person is led instead of a screen; null lets them in. */
export function redirectFor({ access, roles }: Requirement, person: Person): string | null {
  if (access === "public") return null;
  if (access === "anonymous") return person && person.role !== "guest" ? paths.menu : null;
  if (!person) return paths.auth;
  if (access === "signed-in") return null;
  if (!person.role) return paths.verify;
  if (access === "accepted" && !person.policiesAccepted) return paths.acceptPolicy;
  return roles && !roles.includes(person.role) ? paths.menu : null;
}
