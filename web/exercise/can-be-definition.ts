import * as z from "zod/mini";

import { definition } from "../../shared/text-rules.ts";

/** A term has no others, and not every answer has the form of a definition: it holds no comma. */
export const canBeDefinition = (side: "term" | "definition", text: string): boolean =>
  side === "definition" && z.safeParse(definition, text).success;
