import { reloadUser } from "../../../lib/session.ts";
import { showError } from "../../../lib/shown-error.ts";

/** Reads the user again. The button that was pressed disappears with its row: the focus goes to the section's heading. */
export async function reloadWithoutRow(pressed: HTMLElement | null): Promise<void> {
  const section = pressed?.closest("section");
  await reloadUser().then(() => section?.querySelector("h2")?.focus(), showError);
}
