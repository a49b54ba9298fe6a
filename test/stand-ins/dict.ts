import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

import { listen } from "./listening.ts";

export interface DictStandIn {
  /** For TRANSLATE_URL. */
  url: string;
  /** All commands received. */
  commands: readonly string[];
  /** Sends this instead of every answer, until it is undefined. */
  misbehave(answer: string | undefined): void;
  close(): Promise<void>;
}

type Databases = Record<string, { title: string; entries: Record<string, readonly string[]> }>;

/** A DICT server (RFC 2229) with the given databases. */
export async function startDict(databases: Databases): Promise<DictStandIn> {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  let fault: string | undefined;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    socket.write("220 dict.example <auth.mime> <1@dict.example>\r\n");
    const lines = createInterface({ input: socket });
    lines.on("error", () => {});
    lines.on("line", (command) => {
      commands.push(command);
      if (socket.writable) socket.write(fault ?? answerTo(databases, command));
      if (command === "QUIT") socket.end();
    });
  });
  const port = await listen(server, 0, "127.0.0.1");
  return {
    url: `dict://127.0.0.1:${port}`,
    commands,
    misbehave: (answer) => {
      fault = answer;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function answerTo(databases: Databases, command: string): string {
  const [, name = "", word = ""] = /^DEFINE (\S+) "(.*)"$/.exec(command) ?? [];
  if (command === "QUIT") return "221 bye\r\n";
  if (command.startsWith("MATCH ")) return matchesOf(databases, command);
  if (command === "SHOW DB") {
    const lines = Object.entries(databases).map(([database, { title }]) => `${database} "${title}"`);
    return ["110 databases present", ...lines, ".", "250 ok", ""].join("\r\n");
  }
  const { title, entries } = databases[name] ?? { title: "", entries: {} };
  const found: readonly string[] | undefined = entries[word.replaceAll(/\\(.)/g, "$1")];
  if (!found) return "552 no match\r\n";
  const definitions = found.flatMap((entry) => [
    `151 "${word}" ${name} "${title}"`,
    ...entry.split("\n").map((line) => (line.startsWith(".") ? `.${line}` : line)),
    ".",
  ]);
  return [`150 ${found.length} definitions`, ...definitions, "250 ok", ""].join("\r\n");
}

/** Supports two strategies: `prefix`, and as its default one, headwords that differ by a letter at the end. */
function matchesOf(databases: Databases, command: string): string {
  const [, name = "", strategy, word = ""] = /^MATCH (\S+) (\S+) "(.*)"$/.exec(command) ?? [];
  if (strategy !== "." && strategy !== "prefix") return "551 invalid strategy\r\n";
  const found = Object.keys(databases[name]?.entries ?? {}).filter((headword) =>
    strategy === "." ? word.slice(0, -1) === headword : headword.startsWith(word),
  );
  if (found.length === 0) return "552 no match\r\n";
  const lines = found.map((headword) => `${name} "${headword}"`);
  return [`152 ${found.length} matches`, ...lines, ".", "250 ok", ""].join("\r\n");
}
