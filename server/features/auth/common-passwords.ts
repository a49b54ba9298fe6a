import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };

import { PASSWORD_LENGTH } from "../../../shared/limits.ts";
import { password } from "../../../shared/text-rules.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import { pattern, lowerCase } from "../../../shared/text/transform.ts";
import { complain } from "../../../shared/validation.ts";

const AROUND = pattern(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu);

/** Those of the package's 49,000 passwords that satisfy spec §5: some five thousand, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  passwords.filter(
    (entry) => entry.length >= PASSWORD_LENGTH.min && /\p{L}/u.test(entry) && /\p{Nd}/u.test(entry),
  ),
);

/** A new password that is also not one of the most common ones, ignoring its case and the punctuation around it. */
export const uncommonPassword = password.check((ctx) => {
  if (isCommon(ctx.value)) complain(ctx, [{ key: "common_password" }]);
});

function isCommon(candidate: Bounded): boolean {
  const typed = lowerCase(candidate);
  return commonPasswords.has(typed) || commonPasswords.has(AROUND.replace(typed, ""));
}
