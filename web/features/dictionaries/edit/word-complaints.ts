import * as z from "zod/mini";

import { definitions } from "../../../../shared/api/dictionaries.ts";
import { term } from "../../../../shared/text-rules.ts";
import { complaintsByField } from "../../../../shared/validation.ts";
import { complaintText } from "../../../lib/complaint-text.ts";
import type { WordText } from "./word-change.ts";

const wordText = z.object({ term, definitions });

export interface WordComplaints {
  term?: string | undefined;
  definitions?: string | undefined;
}

type Checked = { text: WordText; complaints: null } | { text: null; complaints: WordComplaints };

/** A word as it would be sent, or what is wrong with it, by the contract's rules. */
export function checkedWord(typed: WordText): Checked {
  const checked = z.safeParse(wordText, typed, { reportInput: true });
  if (checked.success) return { text: checked.data, complaints: null };
  const complaints: WordComplaints = {};
  for (const [path, complaint] of complaintsByField(checked.error.issues)) {
    const field = path.startsWith("term") ? "term" : "definitions";
    const none = field === "definitions" && complaint.key === "too_few";
    complaints[field] ??= complaintText(none ? { key: "required" } : complaint);
  }
  return { text: null, complaints };
}
