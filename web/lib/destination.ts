import { paths } from "../paths.ts";

const KEY = "destination";
const ON_THE_WAY = [paths.auth, paths.verify, paths.acceptPolicy];

/**
 * Where a person wanted to go before they had to sign in, verify or accept; survives a reload. The screens on the way
 * there are never destinations themselves.
 */
export function rememberDestination(path: string): void {
  if (!ON_THE_WAY.some((step) => path.startsWith(step))) sessionStorage.setItem(KEY, path);
}

export const destination = (): string | null => sessionStorage.getItem(KEY);

export const forgetDestination = (): void => sessionStorage.removeItem(KEY);
