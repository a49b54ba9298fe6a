import type { InterfaceLanguage } from "./languages.ts";

/** In pixels, as those who show shared pages want it. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Where `npm run media` puts the picture of a language, and pages tell of it. */
export const sharePictureFile = (language: InterfaceLanguage): string => `/media/share-${language}.png`;

/** Where the server draws the first page of a shared dictionary. */
export const sharedPicturePath = (token: string): string => `/shared/${token}/picture.png`;
