import { fileURLToPath } from "node:url";

import { startProcess } from "./start.ts";

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

await startProcess({
  migrations: beside("./migrations"),
  web: beside("../web"),
  prerenderer: beside("../prerender/main.js"),
});
