import { needsQuiet, REVERSE, runAdmin, runReverse, UsageError } from "./admin-commands.ts";
import { ConfigError, readConfig } from "./config.ts";
import { createServices } from "./create-services.ts";
import { connect } from "./database/connect.ts";
import { EmbeddedError } from "./database/embedded/embedded.ts";

/** `npm run admin -- <command>`: works beside a running server, and says in one line what it did or why it could not. */
async function main(words: readonly string[]): Promise<void> {
  const [command, ...rest] = words;
  if (command === REVERSE) return print(`${await runReverse(rest)}\n`);
  const config = readConfig(process.env);
  const database = await connect(config, { exclusive: needsQuiet(words), log: () => {} });
  const services = createServices(config, database, {
    info: () => {},
    warn: (_facts: unknown, message?: string) => complain(message ?? ""),
    error: (_facts: unknown, message?: string) => complain(message ?? ""),
  });
  try {
    for (const line of await runAdmin(words, services, print)) await print(`${line}\n`);
  } finally {
    await services.outbox.close();
    await database.close();
  }
}

/** Waits until it is taken, so that no amount of it fills the memory. */
const print = (piece: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

function lineAbout(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UsageError || error instanceof ConfigError || error instanceof EmbeddedError)
    return error.message;
  const code = "code" in error ? String(error.code) : "";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND")
    return "The database cannot be reached. Is it running?";
  if (code === "42P01") return "The database is empty: start the server once before.";
  return error.message.split("\n", 1)[0] ?? "failed";
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  complain(lineAbout(error));
  process.exitCode = 1;
}
