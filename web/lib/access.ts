import type { User } from "../../shared/api/users.ts";
import type { ScreenFacts } from "../../shared/screens.ts";
import { paths } from "../paths.ts";

type Person = Pick<User, "role" | "policiesAccepted"> | null;

/** Where a person is redirected instead of seeing a screen; null lets them in. */
export function redirectFor(
  { access, roles }: Pick<ScreenFacts, "access" | "roles">,
  person: Person,
): string | null {
  if (access === "public") return null;
  if (access === "anonymous") return person && person.role !== "guest" ? paths.menu : null;
  if (!person) return paths.auth;
  if (access === "signed-in") return null;
  if (!person.role) return paths.verify;
  if (access === "accepted" && !person.policiesAccepted) return paths.acceptPolicy;
  return roles && !roles.includes(person.role) ? paths.menu : null;
}
