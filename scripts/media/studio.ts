import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";

import config from "../../playwright.config.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import startCluster from "../../test/e2e/cluster.ts";
import { startProduct, type Product } from "../../test/e2e/product.ts";
import { signIn, type Reader } from "../../test/e2e/reader.ts";
import { SCENES, type Scene } from "./words.ts";

export interface Studio {
  product: Product;
  browser: Browser;
  close: () => Promise<void>;
}

/** The built product with its own database, and a browser. */
export async function openStudio(): Promise<Studio> {
  const stopCluster = await startCluster();
  const product = await startProduct();
  const browser = await chromium.launch(config.use?.launchOptions);
  return {
    product,
    browser,
    close: async () => {
      await browser.close();
      await product.stop();
      await stopCluster();
    },
  };
}

export interface Set {
  context: BrowserContext;
  page: Page;
  reader: Reader;
  scene: Scene;
  /** The dictionary that the words of the scene are added to. */
  dictionaryId: string;
}

/** A reader with this language and four dictionaries; the main one has `words`. */
export async function buildSet(
  { product, browser }: Studio,
  language: InterfaceLanguage,
  { words, scale }: { words: (scene: Scene) => Scene["words"]; scale: number },
): Promise<Set> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: language,
    colorScheme: "light",
    reducedMotion: "reduce",
    deviceScaleFactor: scale,
  });
  const page = await context.newPage();
  const reader = await signIn(page, product, { role: "premium", language });
  const { id } = await reader.send<{ id: string }>("GET", "/users/me");
  await product.sql("UPDATE users SET email = 'anna@example.org' WHERE id = $1", [id]);
  const scene = SCENES[language];
  const [main, reverse, third, fourth] = scene.names;
  const pair = { termsLanguage: scene.termsLanguage, definitionsLanguage: language };
  const fill = (info: typeof pair & { name: string }, list: Scene["words"]) =>
    reader.dictionary(
      info,
      list.map(([term, definitions]) => `${term} = ${definitions}`),
    );
  await fill({ ...pair, name: fourth }, scene.words.slice(0, 6));
  await fill({ ...pair, name: third }, scene.words.slice(5));
  await fill(
    { termsLanguage: language, definitionsLanguage: scene.termsLanguage, name: reverse },
    scene.words.map(([term, definitions]) => [definitions.split(", ")[0] ?? "", term]),
  );
  const dictionaryId = await fill({ ...pair, name: main }, words(scene));
  return { context, page, reader, scene, dictionaryId };
}
