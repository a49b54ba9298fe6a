import type { Page } from "@playwright/test";

/** The directory for screenshots that people look at; without it none are taken. */
const PICTURES = process.env.SCREENS_DIR;

/** Takes screenshots of the current page: wide and narrow, light and dark. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  const before = page.viewportSize();
  for (const width of [1280, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 860 });
      await page.screenshot({ path: `${PICTURES}/${name}.${colorScheme}.${width}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}
