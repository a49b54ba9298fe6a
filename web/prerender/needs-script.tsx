import type { ReactNode } from "react";

import { i18n } from "../lib/i18n.ts";
import { Note } from "../ui/text/note.tsx";

/** Explains to visitors without JavaScript why only a skeleton is shown. */
export const NeedsScript = (): ReactNode => (
  <noscript>
    <Note>{i18n.t("errors.needsScript")}</Note>
  </noscript>
);
