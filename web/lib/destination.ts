const KEY = "destination";

/** Where a person wanted to go before they had to sign in, verify or accept; outlives a reload. */
export const rememberDestination = (path: string): void => sessionStorage.setItem(KEY, path);

export const destination = (): string | null => sessionStorage.getItem(KEY);

export const forgetDestination = (): void => sessionStorage.removeItem(KEY);
