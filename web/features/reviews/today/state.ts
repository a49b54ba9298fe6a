import type { ComponentType } from "react";

import { withStrings } from "../../../lib/i18n.ts";
import type { Day } from "./day.ts";
import { DueToday } from "./due-today.tsx";
import type { StateProps } from "./frame.tsx";

/** How a day is shown: where words are due and nothing waits, at once; else with code and strings of its own. */
export async function stateOf({ summary }: Day): Promise<ComponentType<StateProps>> {
  const { due, new: fresh, waiting, doneToday } = summary;
  if (due + fresh > 0 && waiting === 0) return DueToday;
  if (due + fresh > 0) return (await withStrings(import("./catching-up.tsx"), "learning")).CatchingUp;
  return doneToday > 0 ? (await loadDone()).DoneToday : (await import("./nothing-due.tsx")).NothingDue;
}

/** The end of a day, to which a review leads without a network too. */
export const loadDone = () => withStrings(import("./done-today.tsx"), "learning");
