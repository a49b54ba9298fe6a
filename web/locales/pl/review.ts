import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { today } from "./today.ts";

export const strings = {
  today,
} satisfies Localized<ReviewStrings, "pl">;
