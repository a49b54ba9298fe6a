import { startProcess } from "../server/start.ts";

await startProcess({ migrations: "server/migrations" });
