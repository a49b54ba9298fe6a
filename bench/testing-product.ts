import { createApp } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import { openDatabase } from "../server/database/open.ts";

/** The API as the product serves it, on the database that the benchmark names. */
const [connection = "{}"] = process.argv.slice(2);
const config = readConfig({ RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "error" });
const database = openDatabase({
  ...(JSON.parse(connection) as object),
  poolSize: config.DATABASE_POOL,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
const { app } = await createApp({ config, database });
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
