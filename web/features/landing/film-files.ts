import type { Format } from "./slides.ts";

export const FILM_SIZES = {
  wide: { width: 1280, height: 720 },
  narrow: { width: 390, height: 720 },
} as const;

/** Where `npm run media` puts the film and the page looks for it. */
export const filmFile = (format: Format, type: "webm" | "mp4"): string => `/media/tutorial-${format}.${type}`;
export const posterFile = (format: Format): string => `/media/tutorial-${format}.webp`;
