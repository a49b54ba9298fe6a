import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";

import { HELP, needOf, requireCommand, runAdmin, runReverse } from "./admin-commands.ts";
import { UsageError } from "./admin-error.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { createServices } from "./create-services.ts";
import { connect } from "./database/connect.ts";
import { EmbeddedError } from "./database/embedded/embedded-error.ts";
import { codeOf, UNDEFINED_TABLE } from "./database/errors.ts";
import { lineAboutDatabase } from "./database/line-about.ts";

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
const ASKS_FOR_HELP = /^(?:help|-h|--help)$/;

/**
 * `npm run admin -- <command>`: works beside a running server and prints in one line what it did or why it could not.
 */
async function main(words: readonly string[]): Promise<void> {
  const [command = "", ...rest] = words;
  if (ASKS_FOR_HELP.test(command)) return print(`${HELP}\n`);
  requireCommand(words);
  const need = needOf(words);
  if (need === "nothing") return print(`${await runReverse(rest)}\n`);
  const config = readConfig(process.env);
  if (need === "database") await requireMadeDatabase(config);
  const database = await connect(config, { exclusive: need === "quiet database", log: () => {} });
  const services = createServices(config, database, SILENT);
  // Servers send the mails, using their own settings.
  await services.outbox.close();
  try {
    for (const line of await runAdmin(words, services, print)) await print(`${line}\n`);
  } finally {
    await database.close();
  }
}

/** A missing embedded database would be created here, hiding that these are not the server's settings. */
async function requireMadeDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<void> {
  if (DATABASE_URL) return;
  const found = await stat(join(DATA_DIR, "postgres")).catch(codeOf);
  if (found !== "ENOENT") return;
  throw new UsageError(
    `There is no database in ${resolve(DATA_DIR)}: set DATA_DIR or DATABASE_URL as the server has them.`,
  );
}

/** Waits until the output has been consumed, so that large output does not fill the memory. */
const print = (piece: string): Promise<void> =>
  new Promise((taken, failed) => {
    process.stdout.write(piece, (error) => (error ? failed(error) : taken()));
  });
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

function lineAbout(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UsageError || error instanceof ConfigError || error instanceof EmbeddedError)
    return error.message;
  if (codeOf(error) === UNDEFINED_TABLE) return "The database is empty: start the server once before.";
  return lineAboutDatabase(error) ?? error.message.split("\n", 1)[0] ?? "failed";
}

// The failed write reports the error as well.
process.stdout.on("error", () => {});
try {
  await main(process.argv.slice(2));
} catch (error) {
  // A reader that stops early, such as `head`, needs no error message.
  if (codeOf(error) !== "EPIPE") complain(lineAbout(error));
  process.exitCode = 1;
}
