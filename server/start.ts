import { setTimeout as delay } from "node:timers/promises";

import type { FastifyBaseLogger } from "fastify";

import { createApp } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { connect } from "./database/connect.ts";
import { become } from "./database/embedded/account.ts";
import { EmbeddedError } from "./database/embedded/embedded-error.ts";
import { codeOf } from "./database/errors.ts";
import { lineAboutDatabase } from "./database/line-about.ts";
import { migrate, migrationsOf } from "./database/migrate.ts";
import type { Database } from "./database/open.ts";
import { jobsOf } from "./features/jobs.ts";
import { findAccount, type RootOutcome } from "./give-up-root.ts";
import { closeInTime, closeAfterEachAnswer } from "./http/closing.ts";
import { startJobs } from "./jobs.ts";
import { listenForMetrics, type MetricsListener } from "./metrics/listener.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { isOnLoopback } from "./services/mail.ts";
import { preparePrograms, type Prepared } from "./services/speech/program-runner.ts";

interface Places {
  migrations: string;
  /** The built web app; without it only the API is served. */
  web?: string;
  /** The module that prerenders its public pages. */
  prerenderer?: string;
}

/** Runs the whole process with the environment's settings; exits with one clear line when it cannot start. */
export async function startProcess(places: Places): Promise<void> {
  try {
    await start(readConfig(process.env), places);
  } catch (error) {
    fail(error);
  }
}

/** Starts database, migrations, jobs and listener; stops all of them in reverse order. */
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
      migrations: await migrationsOf(migrations),
      ...(web && { webDirectory: web }),
      ...(prerenderer && { prerenderer }),
    });
    // Errors inside this block have nothing to do with the address.
    await app.ready();
    const { metrics, readiness } = services;
    const listener = await startMetrics(config, metrics, database);
    if (config.SPEECH_PROVIDER) tellOfPrograms(await preparePrograms(), app.log);
    const root = await findAccount({ config, pool: database.pool, web });
    await app.listen({ port: config.PORT, host: config.HOST }).catch(tellOfAddress);
    if (root) giveUpRoot(root, app.log);
    warnOfCookies(config, app.log);
    const jobs = startJobs(jobsOf(services), { log: app.log, metrics });
    onStop(async () => {
      readiness.drain();
      closeAfterEachAnswer(app);
      await delay(config.DRAIN_SECONDS * 1000);
      await Promise.all([closeInTime(app), jobs.stop()]);
      await listener?.close();
      await database.close();
    });
    process.stdout.write(`Wordhoard is ready at ${config.PUBLIC_URL}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function giveUpRoot(root: RootOutcome, log: FastifyBaseLogger): void {
  if ("account" in root) {
    become(root.account);
    log.info(
      { uid: root.account.uid },
      "no longer root: ports are bound, and everything needed is within reach",
    );
  } else
    log.warn(
      `this process stays root: ${root.staysBecause}. Give Wordhoard a user of its own (docs/operating.md)`,
    );
}

/** What users write reaches these programs, so the operator learns how far a fault in one would go. */
function tellOfPrograms({ confinement, uid, missing }: Prepared, log: FastifyBaseLogger): void {
  const facts = { confinement, ...(uid && { uid }), ...(missing.length > 0 && { missing }) };
  if (confinement === "closed") log.info(facts, "the programs that speak have no network and no files");
  else
    log.warn(
      facts,
      `the programs that speak have ${confinement === "limited" ? "limits, but" : "no limits, and"} network and files as this machine gives them (docs/operating.md)`,
    );
}

/** Otherwise the operator sees people log in and be signed out again on the next page. */
function warnOfCookies({ PUBLIC_URL, COOKIE_INSECURE }: Config, log: FastifyBaseLogger): void {
  if (COOKIE_INSECURE || PUBLIC_URL.startsWith("https:") || isOnLoopback(PUBLIC_URL)) return;
  log.warn(
    { setting: "COOKIE_INSECURE" },
    `browsers keep no cookie from ${PUBLIC_URL}, so nobody stays logged in: put TLS in front, or set COOKIE_INSECURE`,
  );
}

/** A port in use gets its own hint. */
function tellOfAddress(error: Error): never {
  if (codeOf(error) === "EADDRINUSE") throw error;
  throw new ConfigError(`Bad setting. HOST, PORT: ${error.message}`);
}

async function startMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
  metrics: Metrics,
  database: Database,
): Promise<MetricsListener | null> {
  if (port === undefined) return null;
  return listenForMetrics(metrics, database, { port, host }).catch((error: Error) => {
    throw new ConfigError(`Bad setting. METRICS_PORT: ${error.message}`);
  });
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
  if (codeOf(error) === "EADDRINUSE")
    return `${error.message}. Another program listens there: set PORT to a free one.`;
  return lineAboutDatabase(error) ?? error.stack ?? error.message;
}
