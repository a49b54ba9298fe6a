import sharp from "sharp";

import type { InterfaceLanguage } from "../../shared/languages.ts";
import { SHARE_PICTURE, sharePictureFile } from "../../shared/share-picture.ts";
import type { Studio } from "./studio.ts";

/** Hides everything on the welcome page except the name, the tagline, and the dictionary page. */
const ONLY_HERO = `
  header [class*="_end_"], [class*="_ways_"], main > section ~ section, footer { display: none !important; }
  main { justify-content: center; }
`;

/** Takes the preview picture of the product for shared links, in these languages. */
export async function takeSharePictures(
  { product, browser }: Studio,
  languages: readonly InterfaceLanguage[],
  directory: URL,
): Promise<void> {
  const context = await browser.newContext({
    bypassCSP: true,
    baseURL: product.url,
    viewport: SHARE_PICTURE,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const language of languages) {
    await page.goto(`/?lng=${language}`);
    await page.addStyleTag({ content: ONLY_HERO });
    await page.evaluate("document.fonts.ready");
    const picture = await page.screenshot();
    await sharp(picture)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(new URL(`.${sharePictureFile(language)}`, directory).pathname);
  }
  await context.close();
}
