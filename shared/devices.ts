/** What a session is called whose browser did not say what it is. */
export const UNKNOWN_DEVICE = "Unknown device";

const BETWEEN = " on ";

export interface Device {
  /** A browser, or a program that is none. */
  browser: string | null;
  system: string | null;
}

/** "Firefox on Linux", as the API names a device (contract §16). */
export const nameOfDevice = ({ browser, system }: Device): string =>
  [browser, system].filter((part) => part !== null).join(BETWEEN) || UNKNOWN_DEVICE;

/** The two parts of a device's name, for other languages; null where it has fewer. */
export function partsOfDevice(name: string): { browser: string; system: string } | null {
  const [browser, system] = name.split(BETWEEN);
  return browser && system ? { browser, system } : null;
}
