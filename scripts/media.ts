/**
 * Creates the pictures of the landing page, those for link previews, the tutorial and the pictures of the README from
 * the built product (run `npm run build` first). `npm run media pictures`, `share`, `film` or `readme` creates only one
 * of these, `npm run media pictures de` only those of one language.
 */
import { mkdir } from "node:fs/promises";

import { INTERFACE_LANGUAGES } from "../shared/languages.ts";
import { shootFilm } from "./media/film.ts";
import { takePictures } from "./media/pictures.ts";
import { takeReadmePictures } from "./media/readme.ts";
import { takeSharePictures } from "./media/share.ts";
import { openStudio } from "./media/studio.ts";

const PUBLIC = new URL("../web/public/", import.meta.url);
const README_PICTURES = new URL("../docs/pictures/", import.meta.url);

const wanted = process.argv.slice(2);
const makes = (part: "pictures" | "share" | "film" | "readme"): boolean =>
  wanted.length === 0 || wanted.includes(part);
const named = INTERFACE_LANGUAGES.filter((language) => wanted.includes(language));

await mkdir(new URL("media/", PUBLIC), { recursive: true });
const studio = await openStudio();
try {
  if (makes("pictures")) await takePictures(studio, named.length > 0 ? named : INTERFACE_LANGUAGES, PUBLIC);
  if (makes("share")) await takeSharePictures(studio, named.length > 0 ? named : INTERFACE_LANGUAGES, PUBLIC);
  if (makes("film")) await shootFilm(studio, new URL("media/", PUBLIC));
  if (makes("readme")) await takeReadmePictures(studio, README_PICTURES);
} finally {
  await studio.close();
}
