import type { InterfaceLanguage } from "../../../shared/languages.ts";

/** The how-to in its order (spec §1). */
export const SLIDES = ["dictionary", "testing", "organization"] as const;
export type SlideName = (typeof SLIDES)[number];

/** Picture pixels: shown at half to two thirds of that, so that they stay sharp. */
export const PICTURES = {
  wide: { width: 1200, height: 900 },
  narrow: { width: 600, height: 900 },
} as const;
export type Format = keyof typeof PICTURES;

/** Where `npm run media` puts a slide's picture and the page looks for it. */
export const pictureFile = (
  slide: SlideName,
  format: Format,
  language: InterfaceLanguage,
  type: "avif" | "webp",
): string => `/media/${slide}-${format}-${language}.${type}`;
