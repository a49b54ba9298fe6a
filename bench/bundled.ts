import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { bundleServer } from "../scripts/build-server.ts";

/** Inside the project, because native modules are resolved from its node_modules. */
const DIRECTORY = "node_modules/.cache/wordhoard-bench";

/** Bundles a program as in production, so that it is not compiled while it runs. Returns its path. */
export async function bundled(name: string, source: string): Promise<string> {
  await mkdir(DIRECTORY, { recursive: true });
  await bundleServer({ [name]: source }, join(DIRECTORY, name));
  return join(DIRECTORY, name, `${name}.js`);
}
