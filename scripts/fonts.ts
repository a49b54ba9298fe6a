/** Reduces the two font families to the letters and weights that are used, and writes web/styles/fonts.css. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import subsetFont from "subset-font";

const STYLES = new URL("../web/styles/", import.meta.url).pathname;

interface Face {
  family: "Literata" | "Commissioner";
  style: "normal" | "italic";
  /** Which of the package's variable files is used: its name says which axis varies in addition to the weight. */
  axes: "opsz" | "wght";
  weights: Span;
  opticalSizes?: Span;
}

interface Span {
  min: number;
  max: number;
}

/** The weights are the lightest and the heaviest that the styles use; the optical sizes are in pixels. */
const FACES: Face[] = [
  {
    family: "Literata",
    style: "normal",
    axes: "opsz",
    weights: { min: 300, max: 700 },
    opticalSizes: { min: 12, max: 72 },
  },
  { family: "Literata", style: "italic", axes: "wght", weights: { min: 400, max: 500 } },
  { family: "Commissioner", style: "normal", axes: "wght", weights: { min: 400, max: 700 } },
];

/**
 * The letters of the interface languages, and of those dictionary languages that the families support. A script that
 * the families lack falls back completely, which is easier to read than a word in two typefaces.
 */
const ALPHABET: Record<string, string> = {
  latin:
    "U+20-7E,U+A0-FF,U+131,U+152-153,U+2BB-2BC,U+2009-200B,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F," +
    "U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212",
  // Latin letters of Europe, then Azerbaijani Ə, Romanian ș ț, Welsh ẁ ẃ ẅ ỳ and German ẞ.
  "latin-ext": "U+100-17F,U+18F,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20BA,U+20BD",
  // ə ɔ ɛ ɪ ʊ ʃ ʒ ˈ ˌ ː are separate because the welcome page shows the pronunciation of the name.
  pronunciation: "U+254,U+259,U+25B,U+26A,U+283,U+28A,U+292,U+2C8,U+2CC,U+2D0",
  // Vietnamese letters that the other European languages do not have.
  vietnamese: "U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF1,U+1EF4-1EF9,U+20AB",
  greek: "U+37E,U+384-38A,U+38C,U+38E-3A1,U+3A3-3CE,U+3D7",
  cyrillic: "U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116",
  // Kazakh, Kyrgyz, Mongolian, Tajik, Tatar, and the hryvnia.
  "cyrillic-ext":
    "U+492-493,U+496-497,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF,U+20B4",
};

const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "rvrn", "tnum"];

const { resolve } = createRequire(import.meta.url);

await rm(join(STYLES, "fonts"), { recursive: true, force: true });
await mkdir(join(STYLES, "fonts"), { recursive: true });
const rules: string[] = [];
for (const face of FACES)
  for (const [script, alphabet] of Object.entries(ALPHABET)) rules.push(await cut(face, script, alphabet));
await writeFile(join(STYLES, "fonts.css"), `${rules.join("\n")}\n`);
await copyLicence("Literata");
await copyLicence("Commissioner");

async function cut(face: Face, script: string, alphabet: string): Promise<string> {
  const name = face.family.toLowerCase();
  const packaged = script === "pronunciation" ? "latin-ext" : script;
  const source = resolve(
    `@fontsource-variable/${name}/files/${name}-${packaged}-${face.axes}-${face.style}.woff2`,
  );
  const woff2 = await subsetFont(await readFile(source), lettersOf(alphabet), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: face.weights, ...(face.opticalSizes && { opsz: face.opticalSizes }) },
  });
  const file = `fonts/${name}-${script}${face.style === "italic" ? "-italic" : ""}.woff2`;
  await writeFile(join(STYLES, file), woff2);
  process.stdout.write(`${(woff2.length / 1024).toFixed(1).padStart(6)} kB  ${file}\n`);
  return `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style};
  font-weight: ${face.weights.min} ${face.weights.max};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${alphabet.split(",").join(", ")};
}`;
}

function lettersOf(alphabet: string): string {
  return alphabet
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
    })
    .join("");
}

async function copyLicence(family: Face["family"]): Promise<void> {
  const manifest = resolve(`@fontsource-variable/${family.toLowerCase()}/package.json`);
  await copyFile(join(dirname(manifest), "LICENSE"), join(STYLES, `fonts/LICENSE-${family}-OFL.txt`));
}
