/** Choices for everybody who uses the device; everything else in its storage is one person's. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set(["theme", "i18nextLng"]);

/** Clears what the person left in this browser: drafts, changes that were not sent, addresses, where they wanted to go. */
export function forgetPerson(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!OF_THE_DEVICE.has(key)) localStorage.removeItem(key);
  } catch {
    // A browser whose storage is switched off has kept nothing.
  }
}
