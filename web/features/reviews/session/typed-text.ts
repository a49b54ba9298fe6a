import * as z from "zod/mini";

import { answerText } from "../../../../shared/text-rules.ts";
import { complaintsByField } from "../../../../shared/validation.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { complaintText } from "../../../lib/complaint-text.ts";

/**
 * An answer as the server would accept it. What the server would refuse is refused here already, with the same
 * complaint: the server receives the answer later, when it can no longer be corrected.
 */
export function typedText(text: string): string {
  const checked = z.safeParse(answerText, text, { reportInput: true });
  if (checked.success) return checked.data;
  const [complaint] = complaintsByField(checked.error.issues).values();
  const message = complaintText(complaint ?? { key: "invalid" });
  throw new ApiError({ status: 400, code: "validation_failed", message, fields: { answer: message } });
}
