import { compress, init } from "@bokuweb/zstd-wasm";
import { BlobWriter, configure, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js/index-native.js";

configure({ useWebWorkers: false });

/** A zip file that contains these files. */
export async function zipOf(files: Readonly<Record<string, Uint8Array>>): Promise<Buffer> {
  const zip = new ZipWriter(new BlobWriter());
  for (const [name, content] of Object.entries(files)) await zip.add(name, new Uint8ArrayReader(content));
  return Buffer.from(await (await zip.close()).arrayBuffer());
}

/** Initialised only once: after a second time the encoder writes only zeros. */
const encoder = init();

/** Compresses with the reference encoder. */
export async function zstd(content: Uint8Array): Promise<Uint8Array> {
  await encoder;
  return compress(content, 3);
}
