/** Draws the logo of the product as the favicon and icons in web/public. */
import { mkdir, writeFile } from "node:fs/promises";

import sharp from "sharp";

const PUBLIC = new URL("../web/public/", import.meta.url);
const BOOK = "M3 0h14v26H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3Z";
const TABS = "M18 3h.5a2.75 2.75 0 0 1 0 5.5H18zM18 17.5h.5a2.75 2.75 0 0 1 0 5.5H18z";
const BLUE_TAB = "M18 10.25h2a2.75 2.75 0 0 1 0 5.5h-2z";

/** Text, background and blue of the light theme; a dark tab bar gets those of the dark theme. */
const LIGHT = { ink: "#1b1915", sheet: "#fcfbf8", blue: "#1b4b91" };
const DARK = { ink: "#ece7dc", blue: "#93b6f0" };

/** The logo in a square; its side is 26 plus the margin on both sides. */
const mark = (margin: number, ground: string, style = "") => {
  const side = 26 + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${style}${ground}<g transform="translate(${margin + 1.5} ${margin})"><path class="ink" fill="${LIGHT.ink}" d="${BOOK}${TABS}"/><path class="blue" fill="${LIGHT.blue}" d="${BLUE_TAB}"/></g></svg>`;
};

const favicon = mark(
  1,
  "",
  `<style>@media (prefers-color-scheme: dark) { .ink { fill: ${DARK.ink} } .blue { fill: ${DARK.blue} } }</style>`,
);
/** Phones crop the corners of icons, so this one has a wide margin and a background. */
const icon = mark(11, `<path fill="${LIGHT.sheet}" d="M0 0h48v48H0z"/>`);

await mkdir(PUBLIC, { recursive: true });
await writeFile(new URL("favicon.svg", PUBLIC), `${favicon}\n`);
await draw(mark(1, ""), 32, "favicon-32.png");
await draw(icon, 180, "apple-touch-icon.png");
await draw(icon, 192, "icon-192.png");
await draw(icon, 512, "icon-512.png");

async function draw(svg: string, size: number, file: string): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: 72 * (size / 26) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(new URL(file, PUBLIC), png);
}
