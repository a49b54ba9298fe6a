import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const SUFFIX = ".opus";
/** The share of the bound that remains after eviction, so that files are not evicted with every new one. */
const KEPT_SHARE = 0.9;

interface StoredFile {
  path: string;
  bytes: number;
  usedAt: number;
}

/** Sounds stored as files, up to a number of bytes; the least recently used are evicted. Losing them does no harm. */
export class SpeechFiles {
  readonly #directory: string;
  readonly #mostBytes: number;
  #bytes: number | undefined;

  constructor(directory: string, mostBytes: number) {
    this.#directory = directory;
    this.#mostBytes = mostBytes;
  }

  async read(key: string): Promise<Buffer | undefined> {
    const path = this.#pathOf(key);
    const sound = await readFile(path).catch(() => undefined);
    if (!sound) return undefined;
    const now = new Date();
    // If it cannot be marked as used, it counts as older than it is.
    await utimes(path, now, now).catch(() => {});
    return sound;
  }

  async write(key: string, sound: Buffer): Promise<void> {
    if (sound.byteLength > this.#mostBytes) return;
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    this.#bytes ??= totalOf(await this.#list());
    this.#bytes += sound.byteLength;
    if (this.#bytes > this.#mostBytes) await this.#makeRoomFor(sound.byteLength);
    await writeWhole(this.#pathOf(key), sound);
  }

  async #makeRoomFor(bytes: number): Promise<void> {
    const files = (await this.#list()).sort((one, other) => one.usedAt - other.usedAt);
    let total = totalOf(files) + bytes;
    for (const file of files) {
      if (total <= this.#mostBytes * KEPT_SHARE) break;
      await rm(file.path, { force: true });
      total -= file.bytes;
    }
    this.#bytes = total;
  }

  async #list(): Promise<StoredFile[]> {
    const names = (await readdir(this.#directory)).filter((name) => name.endsWith(SUFFIX));
    const files: StoredFile[] = [];
    for (const name of names) {
      const path = join(this.#directory, name);
      const found = await stat(path).catch(() => undefined);
      if (found) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
    }
    return files;
  }

  #pathOf(key: string): string {
    return join(this.#directory, `${key}${SUFFIX}`);
  }
}

/** Readers see the whole file or none, even if several processes write it at once. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  const file = await open(part, "w", 0o600);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
  await rename(part, path);
}

const totalOf = (files: readonly StoredFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
