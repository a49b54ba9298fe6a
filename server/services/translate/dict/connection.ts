import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";

import { codeOf } from "../../../database/errors.ts";
import { ProviderFailure } from "../post-json.ts";
import type { DictDatabase } from "./databases.ts";
import { LONGEST_LINE } from "./entry.ts";

/** Common words of a large dictionary have some fifty entries; a longer answer is not accepted. */
const MOST_BYTES = 512 * 1024;
const NO_MATCH = "552";
const DEFAULT_PORT = 2628;

/** A conversation with a DICT server (RFC 2229), closed by its owner. */
export class DictConnection {
  readonly #socket: Socket;
  readonly #lines: AsyncIterator<string>;

  private constructor(socket: Socket, lines: AsyncIterator<string>) {
    this.#socket = socket;
    this.#lines = lines;
  }

  static async open(address: string, signal: AbortSignal): Promise<DictConnection> {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || DEFAULT_PORT });
    const stop = (): void => void socket.destroy(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
    socket.once("close", () => signal.removeEventListener("abort", stop));
    if (signal.aborted) stop();
    refuseTooMuch(socket);
    const connection = new DictConnection(socket, linesOf(socket));
    await connection.#expect(/^220 /);
    return connection;
  }

  async databases(): Promise<DictDatabase[]> {
    this.#send("SHOW DB");
    const status = await this.#expect(/^(?:110|554) /);
    if (status.startsWith("554")) return [];
    const lines = await this.#text();
    await this.#expect(/^250/);
    return lines.map((line) => {
      const [, name = "", title = ""] = /^(\S+)\s+"?(.*?)"?$/.exec(line) ?? [];
      return { name, title: title.replaceAll(/\p{Cc}/gu, "") };
    });
  }

  /** Every entry that the database has for the words, as text. */
  async define(database: string, words: readonly string[]): Promise<string[]> {
    for (const word of words) this.#send(`DEFINE ${database} ${quoted(word)}`);
    const definitions: string[] = [];
    for (const _ of words) definitions.push(...(await this.#definitions()));
    return definitions;
  }

  /**
   * Headwords that the server finds for the word by one of its strategies; empty where it does not have that strategy.
   */
  async match(database: string, strategy: string, word: string): Promise<string[]> {
    this.#send(`MATCH ${database} ${strategy} ${quoted(word)}`);
    const status = await this.#expect(/^(?:152|5\d\d) /);
    if (!status.startsWith("152")) return [];
    const lines = await this.#text();
    await this.#expect(/^250/);
    return lines.map((line) => {
      const [, headword = ""] = /^\S+\s+"?(.*?)"?$/.exec(line) ?? [];
      return headword.replaceAll(/\\(.)/g, "$1");
    });
  }

  close(): void {
    this.#send("QUIT");
    this.#socket.end();
    this.#socket.unref();
  }

  #send(command: string): void {
    if (this.#socket.writable) this.#socket.write(`${command}\r\n`);
  }

  async #expect(status: RegExp): Promise<string> {
    const line = await this.#line();
    if (!status.test(line)) throw new ProviderFailure(`answered ${/^\d{3}/.exec(line)?.[0] ?? "no status"}`);
    return line;
  }

  async #definitions(): Promise<string[]> {
    const status = await this.#expect(/^(?:150|552) /);
    if (status.startsWith(NO_MATCH)) return [];
    const definitions: string[] = [];
    for (;;) {
      const next = await this.#expect(/^(?:151 |250)/);
      if (next.startsWith("250")) return definitions;
      definitions.push((await this.#text()).join("\n"));
    }
  }

  async #text(): Promise<string[]> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.#line();
      if (line === ".") return lines;
      lines.push(line.startsWith("..") ? line.slice(1) : line);
    }
  }

  async #line(): Promise<string> {
    const next = await this.#lines.next();
    if (next.done) throw new ProviderFailure("ended the conversation");
    return next.value.slice(0, LONGEST_LINE);
  }
}

/** Commands are lines, and a word is one quoted argument. */
const quoted = (word: string): string =>
  `"${word.replaceAll(/[\r\n\0]/g, " ").replaceAll(/["\\]/g, "\\$&")}"`;

function refuseTooMuch(socket: Socket): void {
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) socket.destroy(new ProviderFailure("answered too much"));
  });
}

/** The socket's lines; a failure is thrown to the caller that waits for the next line. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let failure: Error | undefined;
  const lines = createInterface({ input: socket, crlfDelay: Infinity });
  // Also when nobody waits for a line: an error without a listener would end the process.
  for (const emitter of [socket, lines]) emitter.on("error", (error: Error) => (failure ??= error));
  try {
    yield* lines;
  } catch (error) {
    failure ??= error instanceof Error ? error : new Error(String(error));
  }
  if (failure) throw asProviderFailure(failure);
}

function asProviderFailure(error: Error): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error.name === "TimeoutError") return new ProviderFailure("took too long");
  const code = codeOf(error);
  return new ProviderFailure(`could not be reached${code ? ` (${code})` : ""}`);
}
