import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf } from "../../server/database/embedded/address.ts";
import { PRODUCT } from "../../server/database/embedded/roles.ts";
import { openDatabase, type Database } from "../../server/database/open.ts";
import { freePort } from "../../test/process/server-process.ts";
import { bundled } from "../bundled.ts";
import { largestConnection, memoryOf, secondsOf } from "./processes.ts";

/** In bytes, and in seconds of processor time since the start. */
export interface Usage {
  nodeRss: number;
  nodeHeap: number;
  database: number;
  /** The largest database process that serves a connection. */
  connection: number;
  nodeSeconds: number;
  databaseSeconds: number;
}

export interface Product {
  url: string;
  database: Database;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const UNLIMITED = { RATE_LIMIT_FACTOR: "100000" };

/**
 * The product with its embedded database, as `npm run serve` starts it, in a directory that is removed afterwards;
 * `NODE_OPTIONS` gives it another heap, as it does there.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const program = await bundled("product", "bench/learners/product.ts");
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-learners-"));
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error", ...UNLIMITED, ...settings };
  const heap = /--max-old-space-size=\d+/.exec(await readFile("package.json", "utf8"))?.[0];
  if (!heap) throw new Error("package.json starts the product without a bound of its heap");
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_OPTIONS: `${heap} ${process.env["NODE_OPTIONS"] ?? ""}`,
      COOKIE_INSECURE: "true",
      NODE_ENV: "production",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  await Promise.race([
    once(child, "message"),
    ended.then(() => Promise.reject(new Error("The product ended before it was ready"))),
  ]);
  const cluster = join(dataDir, "postgres");
  const postmaster = Number((await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n")[0]);
  const connection = { ...(await addressOf(cluster)), user: PRODUCT, database: PRODUCT };
  const database = openDatabase({ ...connection, poolSize: 2, onError: () => {} });
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    usage: async () => {
      child.send("memory");
      const [{ rss, heapUsed }] = (await once(child, "message")) as [NodeJS.MemoryUsage];
      return {
        nodeRss: rss,
        nodeHeap: heapUsed,
        database: await memoryOf(postmaster),
        connection: await largestConnection(postmaster),
        nodeSeconds: await secondsOf(child.pid ?? 0),
        databaseSeconds: await secondsOf(postmaster),
      };
    },
    stop: async () => {
      await database.close();
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
