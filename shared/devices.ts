/** The name of a session whose browser did not identify itself. */
export const UNKNOWN_DEVICE = "Unknown device";

const BETWEEN = " on ";

export interface Device {
  /** The browser, or another program. */
  browser: string | null;
  system: string | null;
}

/** "Firefox on Linux", as the API names a device (contract §16). */
export const nameOfDevice = ({ browser, system }: Device): string =>
  [browser, system].filter((part) => part !== null).join(BETWEEN) || UNKNOWN_DEVICE;

/** The two parts of a device's name, for translation; null if it does not have both. */
export function partsOfDevice(name: string): { browser: string; system: string } | null {
  const [browser, system] = name.split(BETWEEN);
  return browser && system ? { browser, system } : null;
}
