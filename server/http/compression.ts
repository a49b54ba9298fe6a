import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Above this level compression takes more time than it saves in transfer. */
const BROTLI_QUALITY = 5;

/** Compresses a text with the best encoding that the request's `Accept-Encoding` allows. */
export async function compressed(
  text: string,
  accepted = "",
): Promise<{ body: string | Buffer; encoding?: "br" | "gzip" }> {
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    return { body: await promisify(brotliCompress)(text, { params }), encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await promisify(gzip)(text), encoding: "gzip" };
  return { body: text };
}
