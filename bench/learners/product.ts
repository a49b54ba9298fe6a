import { startProcess } from "../../server/start.ts";

/** The product as in production; it tells its parent when it is ready, and reports its memory use on request. */
process.on("message", () => process.send?.(process.memoryUsage()));
await startProcess({ migrations: "server/migrations" });
process.send?.("ready");
