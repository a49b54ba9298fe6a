import { workerData } from "node:worker_threads";

import { register } from "tsx/esm/api";

// Threads do not inherit what runs TypeScript.
register();
await import(workerData);
