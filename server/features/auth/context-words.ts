import { short, split } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import { invalidField } from "../../app-error.ts";

const PRODUCT = "wordhoard";
/** Shorter words occur in many good passwords. */
const LEAST = 4;
/** Letters that must remain of a password once everything that anybody could guess is removed. */
const LETTERS_LEFT = 3;

/** Rejects a password that is little more than the product's name and parts of the person's own address. */
export function requireOwnWords(password: string, email: string | null): void {
  if (isMadeOfContext(password, email)) throw invalidField("password", { key: "common_password" });
}

export function isMadeOfContext(password: string, email: string | null): boolean {
  const typed: string = lowerCase(short(password));
  const left = contextWords(email).reduce((rest, word) => rest.replaceAll(word, ""), typed);
  return left !== typed && (left.match(/\p{L}/gu) ?? []).length < LETTERS_LEFT;
}

/** Longest first, so that no word is broken by a part of itself. */
function contextWords(email: string | null): string[] {
  const [name = "", domain = ""] = split(lowerCase(short(email ?? "")), "@");
  const parts = [name, ...name.split(/[^\p{L}\p{N}]/u), ...domain.split(".").slice(0, -1)];
  return [PRODUCT, ...parts]
    .filter((word) => word.length >= LEAST)
    .toSorted((one, other) => other.length - one.length);
}
