import type { Config } from "../config.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { openDatabase, type Database } from "./open.ts";

const DAY_SECONDS = 86_400;

interface ConnectOptions {
  /** False for a tool that works beside a running server. */
  exclusive: boolean;
  log: (line: string) => void;
}

/** The operator's PostgreSQL where `DATABASE_URL` names one, else the embedded one in `DATA_DIR`. */
export async function connect(config: Config, { exclusive, log }: ConnectOptions): Promise<Database> {
  const options = {
    poolSize: config.DATABASE_POOL,
    idleSeconds: config.DATABASE_IDLE_SECONDS,
    prepared: config.DATABASE_PREPARED,
    // A tool that reads or writes everything takes as long as it needs.
    statementTimeoutSeconds: exclusive ? config.DATABASE_STATEMENT_TIMEOUT_SECONDS : DAY_SECONDS,
    onError: (error: Error) => log(error.message),
  };
  if (config.DATABASE_URL)
    return openDatabase({
      ...options,
      pooler: config.DATABASE_POOLER,
      connectionString: config.DATABASE_URL,
    });
  const embedded = await openEmbedded({ dataDir: config.DATA_DIR, exclusive, log });
  const database = openDatabase({ ...options, ...embedded.connection });
  return {
    ...database,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}
