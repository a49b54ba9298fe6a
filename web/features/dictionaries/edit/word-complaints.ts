import * as z from "zod/mini";

import { WORD_FIELDS, wordText, type WordField } from "../../../../shared/api/word.ts";
import { complaintsByField } from "../../../../shared/validation.ts";
import { complaintText } from "../../../lib/complaint-text.ts";
import type { WordText } from "./word-change.ts";

export type WordComplaints = Partial<Record<WordField, string>>;

type Checked = { text: Required<WordText>; complaints: null } | { text: null; complaints: WordComplaints };

/** A word as it would be sent, or what is wrong with it, by the contract's rules. */
export function checkedWord(typed: Required<WordText>): Checked {
  const checked = z.safeParse(wordText, typed, { reportInput: true });
  if (checked.success) return { text: checked.data, complaints: null };
  const complaints: WordComplaints = {};
  for (const [path, complaint] of complaintsByField(checked.error.issues)) {
    const field = WORD_FIELDS.find((name) => path.startsWith(name)) ?? "term";
    const none = field === "definitions" && complaint.key === "too_few";
    complaints[field] ??= complaintText(none ? { key: "required" } : complaint);
  }
  return { text: null, complaints };
}

/** Whether something is wrong in the fields that may be out of sight. */
export const hasMoreComplaints = ({ note, example, tags }: WordComplaints): boolean =>
  Boolean(note ?? example ?? tags);
