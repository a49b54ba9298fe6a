import * as z from "zod/mini";

import { strictness } from "../../../../shared/api/reports.ts";
import { outcome, questionKind } from "../../../../shared/api/testing.ts";
import { languageCode } from "../../../../shared/api/values.ts";
import { lastPractice, type Practice } from "../../../lib/chosen/practice.ts";

const practice = z.object({
  dictionaryId: z.string(),
  dictionaryName: z.string(),
  termsLanguage: languageCode,
  definitionsLanguage: languageCode,
  cards: z.array(z.object({ wordId: z.string(), kind: questionKind, outcome: z.optional(outcome) })),
  strictness: z.optional(strictness),
  from: z.string(),
});

/** What is practised in this tab; it survives a reload. */
export const storedPractice = (): Practice | null => lastPractice(practice);
