import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";

import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";

import type { SharedPage, SharedWord } from "../../../shared/api/sharing.ts";
import { SHARE_PICTURE } from "../../../shared/share-picture.ts";
import { cut, short } from "../../../shared/text/bounds.ts";
import { upperCase, graphemes } from "../../../shared/text/transform.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const COLOURS = { desk: "#eceae3", sheet: "#fcfbf8", ink: "#1b1915", faint: "#666157", rule: "#d8d4c9" };

/** In pixels. */
const MARGIN = 48;
const LEFT = MARGIN + 44;
const RIGHT = WIDTH - LEFT;
const COLUMN_GAP = 48;
const COLUMN = (RIGHT - LEFT - COLUMN_GAP) / 2;
const FIRST_LINE = 262;
const LINE = 48;
const LINES = 8;
/** Text that can never fit is not measured. */
const MOST_LETTERS = 120;

const FONTS = loadFonts();

parentPort?.on("message", (shared: SharedPage) => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  draw(canvas.getContext("2d"), shared);
  parentPort?.postMessage(new Uint8Array(canvas.toBuffer("image/png")), []);
});

/** The web app's own typeface, one file per script; other scripts use the system's fonts. */
function loadFonts(): string {
  const isSource = import.meta.url.endsWith(".ts");
  const directory = new URL(isSource ? "../../../web/styles/fonts/" : "./fonts/", import.meta.url);
  const files = readdirSync(directory).filter((file) => /^literata-[a-z-]+(?<!-italic)\.woff2$/.test(file));
  const names = files.toSorted().map((file) => {
    const name = file.replace(".woff2", "");
    GlobalFonts.registerFromPath(fileURLToPath(new URL(file, directory)), name);
    return `"${name}"`;
  });
  return [...names, "serif"].join(", ");
}

function draw(context: SKRSContext2D, { name, words, wordsCount, ...languages }: SharedPage): void {
  box(context, COLOURS.desk, 0, 0, WIDTH, HEIGHT);
  box(context, COLOURS.sheet, MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT);
  write(context, name, { x: LEFT, y: 140, width: RIGHT - LEFT, size: 60, weight: 700 });
  const about = `${languages.termsLanguage} – ${languages.definitionsLanguage}   ${wordsCount}`;
  const facts = upperCase(short(about));
  write(context, facts, { x: LEFT, y: 188, width: 400, size: 24, weight: 600, colour: COLOURS.faint });
  write(context, "Wordhoard", { x: RIGHT - 144, y: 188, width: 160, size: 26, weight: 700 });
  box(context, COLOURS.ink, LEFT, 208, RIGHT - LEFT, 2);
  box(context, COLOURS.ink, LEFT, 213, RIGHT - LEFT, 1);
  words.slice(0, 2 * LINES).forEach((word, index) => {
    const x = index < LINES ? LEFT : LEFT + COLUMN + COLUMN_GAP;
    drawEntry(context, word, x, FIRST_LINE + (index % LINES) * LINE);
  });
}

function drawEntry(context: SKRSContext2D, { term, definitions }: SharedWord, x: number, y: number): void {
  const end = write(context, term, { x, y, width: COLUMN, size: 28, weight: 700 }) + 16;
  const width = x + COLUMN - end;
  if (width > 60) write(context, definitions.join(", "), { x: end, y, width, size: 28, weight: 400 });
  box(context, COLOURS.rule, x, y + 14, COLUMN, 1);
}

interface Line {
  x: number;
  y: number;
  /** Cuts off text that is too long. */
  width: number;
  size: number;
  weight: number;
  colour?: string;
}

/** Returns where the text ends. */
function write(
  context: SKRSContext2D,
  text: string,
  { x, y, width, size, weight, colour = COLOURS.ink }: Line,
): number {
  context.font = `${weight} ${size}px ${FONTS}`;
  context.fillStyle = colour;
  const letters = graphemes(cut(text, 4 * MOST_LETTERS));
  let shown = letters.length > MOST_LETTERS ? MOST_LETTERS : letters.length;
  const shownText = (): string =>
    letters.slice(0, shown).join("").trimEnd() + (shown < letters.length ? "…" : "");
  while (shown > 0 && context.measureText(shownText()).width > width) shown -= 1;
  context.fillText(shownText(), x, y);
  return x + context.measureText(shownText()).width;
}

function box(
  context: SKRSContext2D,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}
