/** Settings shared by everybody who uses the device; everything else in its storage belongs to one person. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set(["theme", "i18nextLng", "push.declined"]);

/** Deletes what the person left in this browser: drafts, unsent changes, addresses, and where they wanted to go. */
export function forgetPerson(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!OF_THE_DEVICE.has(key)) localStorage.removeItem(key);
  } catch {
    // A browser with storage disabled has kept nothing.
  }
}
