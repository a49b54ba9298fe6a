import { invalidField } from "../../app-error.ts";

const PRODUCT = "wordhoard";
/** Shorter words stand in many a good password. */
const LEAST = 4;
/** Letters that have to be left of a password when what anybody could guess is taken out. */
const LETTERS_LEFT = 3;

/** Refuses a password that is little more than the product's name and parts of the person's own address. */
export function requireOwnWords(password: string, email: string | null): void {
  if (isMadeOfContext(password, email)) throw invalidField("password", { key: "common_password" });
}

export function isMadeOfContext(password: string, email: string | null): boolean {
  const typed = password.toLowerCase();
  const left = contextWords(email).reduce((rest, word) => rest.replaceAll(word, ""), typed);
  return left !== typed && (left.match(/\p{L}/gu) ?? []).length < LETTERS_LEFT;
}

/** Longest first, so that no word is cut by its own part. */
function contextWords(email: string | null): string[] {
  const [name = "", domain = ""] = (email ?? "").toLowerCase().split("@");
  const parts = [name, ...name.split(/[^\p{L}\p{N}]+/u), ...domain.split(".").slice(0, -1)];
  return [PRODUCT, ...parts]
    .filter((word) => word.length >= LEAST)
    .toSorted((one, other) => other.length - one.length);
}
