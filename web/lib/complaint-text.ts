import type { Complaint } from "../../shared/validation.ts";
import { i18n } from "./i18n.ts";

/** What is wrong with a value, in the person's language. */
export const complaintText = ({ key, length = 0 }: Complaint): string =>
  i18n.t(`validation.${key}`, { count: length, length });
