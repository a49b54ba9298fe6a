import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";

import type { EmbeddedConnection } from "../../server/database/embedded/embedded.ts";

export interface Product {
  url: string;
  /** Runs SQL on the product's own database, for changes that only time or an operator can make. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** Starts the built product with its own database. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const cluster = JSON.parse(process.env.WORDHOARD_TEST_CLUSTER ?? "{}") as EmbeddedConnection;
  const database = `e2e_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(cluster);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-product-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH ?? "",
      PORT: String(port),
      DATABASE_URL: `postgresql://${cluster.user}@localhost/${database}?host=${encodeURIComponent(cluster.host)}&port=${cluster.port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      RATE_LIMIT_FACTOR: "1000",
      ...settings,
    },
  });
  await ready(child.stdout);
  const pool = new pg.Pool({ ...cluster, database, max: 2 });
  return {
    url: `http://localhost:${port}`,
    sql: async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows,
    stop: async () => {
      await pool.end();
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(stdout: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("is ready at")) resolve();
    });
    stdout.on("end", () => reject(new Error("The product did not start")));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
