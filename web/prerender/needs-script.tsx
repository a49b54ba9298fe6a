import type { ReactNode } from "react";

import { i18n } from "../lib/i18n.ts";
import { Note } from "../ui/text/note.tsx";

/** Where no script runs, an outline stays one: it says why. */
export const NeedsScript = (): ReactNode => (
  <noscript>
    <Note>{i18n.t("errors.needsScript")}</Note>
  </noscript>
);
