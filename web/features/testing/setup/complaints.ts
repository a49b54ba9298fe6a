import * as z from "zod/mini";

import { testingSetup, type SentSetup } from "../../../../shared/api/testing.ts";
import { complaintsByField, type Complaint } from "../../../../shared/validation.ts";
import { complaintText } from "../../../lib/complaint-text.ts";

/** What is wrong with a setup by the contract's rules, by the path of the field, in the reader's language. */
export type Complaints = Partial<Record<string, string>>;

export function complaintsAbout(setup: SentSetup): Complaints {
  const checked = z.safeParse(testingSetup, setup, { reportInput: true });
  if (checked.success) return {};
  return Object.fromEntries(
    [...complaintsByField(checked.error.issues)].map(([field, complaint]) => [
      field,
      complaintText(aboutDigits(complaint)),
    ]),
  );
}

/** All fields that can be wrong here hold whole numbers: what is no value is no number. */
const aboutDigits = (complaint: Complaint): Complaint =>
  complaint.key === "invalid" ? { key: "digits" } : complaint;
