import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { api } from "../shared/api/index.ts";
import { POLICIES } from "../shared/policies.ts";
import { TestClient } from "../test/client.ts";
import startCluster from "../test/e2e/cluster.ts";
import { startProduct } from "../test/e2e/product.ts";
import { WORDS } from "./lookup-words.ts";
import { medianNumber, type Report } from "./report.ts";
import { benchFirstSound } from "./sound/first-sound.ts";

const LISTENERS = 50;
const CACHE_MB = 1;
const MEGABYTE = 1024 * 1024;
/** The bounds are checked whenever this many words have been spoken. */
const EVERY = 50;

/**
 * German words spoken by `espeak-ng`: how soon they are heard, for how many people at once, and how much of them is
 * cached.
 */
export async function benchSound(report: Report): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-sound-"));
  const stopCluster = await startCluster();
  const product = await startProduct({
    DATA_DIR: dataDir,
    SPEECH_PROVIDER: "espeak-ng",
    SPEECH_CACHE_MB: String(CACHE_MB),
  });
  try {
    const words = WORDS.de.split(/\s+/);
    await benchFirstSound(product, words.slice(0, 20), report);
    await benchListeners(product.url, words.slice(20, 20 + LISTENERS), report);
    await benchCache(product.url, join(dataDir, "speech"), words, report);
  } finally {
    await product.stop();
    await stopCluster();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function benchListeners(url: string, words: readonly string[], report: Report): Promise<void> {
  const listeners = await Promise.all(words.map(() => listener(url)));
  const all = async (what: string, textOf: (at: number) => string): Promise<void> => {
    const took = await Promise.all(listeners.map(async (one, at) => (await say(one, textOf(at))).took));
    report.fact(
      `${LISTENERS} listeners, ${what}`,
      `median ${medianNumber(took).toFixed(0)} ms, last ${Math.max(...took).toFixed(0)} ms`,
      true,
    );
  };
  await all("words never said", (at) => words[at] ?? "");
  await all("words said before", (at) => words[at] ?? "");
  await all("one word never said", () => "Wörterschatz");
}

async function benchCache(
  url: string,
  directory: string,
  words: readonly string[],
  report: Report,
): Promise<void> {
  const client = await listener(url);
  const sizes: number[] = [];
  let most = 0;
  for (const [at, text] of [...words, ...words.map((word) => `${word} und ${word}`)].entries()) {
    const { bytes } = await say(client, text);
    if (at < words.length) sizes.push(bytes);
    if (at % EVERY === 0) most = Math.max(most, await bytesIn(directory));
  }
  most = Math.max(most, await bytesIn(directory));
  report.fact("bytes of a word", `median ${medianNumber(sizes)}, most ${Math.max(...sizes)}`, true);
  report.fact(
    `most kept of ${sizes.length * 2} texts`,
    `${most} bytes of ${CACHE_MB * MEGABYTE}`,
    most <= CACHE_MB * MEGABYTE,
  );
}

async function listener(url: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.ok(api.auth.guest);
  await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  return client;
}

async function say(client: TestClient, text: string): Promise<{ took: number; bytes: number }> {
  const began = performance.now();
  const { status, headers } = await client.call(api.speech.say, {
    params: { language: "de" },
    query: { text },
  });
  if (status !== 200) throw new Error(`${text} was answered with ${status}`);
  return { took: performance.now() - began, bytes: Number(headers.get("content-length")) };
}

async function bytesIn(directory: string): Promise<number> {
  const files = await readdir(directory);
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(directory, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
