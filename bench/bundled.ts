import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { bundleServer } from "../scripts/build-server.ts";

/** Within the project, because native parts are looked for in its node_modules. */
const DIRECTORY = "node_modules/.cache/wordhoard-bench";

/** A program as it runs in production: bundled, not compiled while it runs. Its path. */
export async function bundled(name: string, source: string): Promise<string> {
  await mkdir(DIRECTORY, { recursive: true });
  await bundleServer({ [name]: source }, join(DIRECTORY, name));
  return join(DIRECTORY, name, `${name}.js`);
}
