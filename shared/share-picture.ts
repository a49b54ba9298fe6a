import type { InterfaceLanguage } from "./languages.ts";

/** In pixels, the size that sites with link previews expect. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Where `npm run media` writes the picture for a language, and where pages refer to it. */
export const sharePictureFile = (language: InterfaceLanguage): string => `/media/share-${language}.png`;

/** Where the server draws the first page of a shared dictionary. */
export const sharedPicturePath = (token: string): string => `/shared/${token}/picture.png`;
