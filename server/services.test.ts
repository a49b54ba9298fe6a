import { expectTypeOf, test } from "vitest";

import type { ProcessServices, Services } from "./services.ts";

/** Checked by the compiler. */
test("what features are given has no database beside that of a call", () => {
  expectTypeOf<ProcessServices>().toHaveProperty("database");
  expectTypeOf<Services>().not.toHaveProperty("database");
});
