import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = { progress, today } satisfies Localized<ReviewStrings, "uk">;
