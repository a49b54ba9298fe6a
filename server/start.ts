import { createApp } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { connect } from "./database/connect.ts";
import { EmbeddedError } from "./database/embedded/embedded.ts";
import { migrate } from "./database/migrate.ts";
import { jobsOf } from "./features/jobs.ts";
import { startJobs } from "./jobs.ts";

interface Places {
  migrations: string;
  /** The built web app; without it only the API is served. */
  web?: string;
  /** The module that draws its public pages. */
  prerenderer?: string;
}

/** The whole process by the environment's settings; ends it with one clear line when it cannot start. */
export async function startProcess(places: Places): Promise<void> {
  try {
    await start(readConfig(process.env), places);
  } catch (error) {
    fail(error);
  }
}

/** Database, migrations, jobs, listener; and all of it ended in the opposite order. */
async function start(config: Config, { migrations, web, prerenderer }: Places): Promise<void> {
  const database = await connect(config, {
    exclusive: true,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  try {
    await migrate(database.pool, migrations);
    const { app, services } = await createApp({
      config,
      database,
      ...(web && { webDirectory: web }),
      ...(prerenderer && { prerenderer }),
    });
    await app.listen({ port: config.PORT, host: config.HOST });
    const jobs = startJobs(jobsOf(services), app.log);
    onStop(async () => {
      await app.close();
      await jobs.stop();
      await database.close();
    });
    process.stdout.write(`Wordhoard is ready at ${config.PUBLIC_URL}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
}

function fail(error: unknown): never {
  process.stderr.write(`${lineAbout(error)}\n`);
  process.exit(1);
}

function lineAbout(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE")
    return `${error.message}. Another program listens there: set PORT to a free one.`;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND")
    return `The database cannot be reached: ${error.message}`;
  return error.stack ?? error.message;
}
