/**
 * With this prefix no other host and no unencrypted page can set it; browsers accept such a name from secure pages
 * only.
 */
export const languageCookie = (): string => (isSecureContext ? "__Host-i18next" : "i18next");
