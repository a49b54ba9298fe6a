import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import * as z from "zod/mini";

import { PASSWORD_LENGTH } from "../../../shared/limits.ts";
import { password } from "../../../shared/text-rules.ts";
import { complain } from "../../../shared/validation.ts";

/** Those of the package's 49,000 passwords that satisfy spec §5: some five thousand, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  passwords.filter(
    (entry) => entry.length >= PASSWORD_LENGTH.min && /\p{L}/u.test(entry) && /\p{Nd}/u.test(entry),
  ),
);

/** A new password that is also not one of the most common ones, ignoring its case and the punctuation around it. */
export const uncommonPassword = z.pipe(
  password,
  z.string().check((ctx) => {
    if (isCommon(ctx.value)) complain(ctx, [{ key: "common_password" }]);
  }),
);

function isCommon(candidate: string): boolean {
  const typed = candidate.toLowerCase();
  return (
    commonPasswords.has(typed) || commonPasswords.has(typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
  );
}
