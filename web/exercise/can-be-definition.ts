import * as z from "zod/mini";

import { definition } from "../../shared/text-rules.ts";

/** A term has no alternatives, and not every answer has the form of a definition: a comma is not allowed. */
export const canBeDefinition = (side: "term" | "definition", text: string): boolean =>
  side === "definition" && z.safeParse(definition, text).success;
