import { startProcess } from "../../server/start.ts";

/** The product as it runs; it tells its parent when it is ready, and whenever asked how much memory it has. */
process.on("message", () => process.send?.(process.memoryUsage()));
await startProcess({ migrations: "server/migrations" });
process.send?.("ready");
