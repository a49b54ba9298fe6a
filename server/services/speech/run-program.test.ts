import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { CONFINEMENTS, OPEN, type Confinement } from "./confinement.ts";
import { ProgramFailure, PROGRAMS_ACCOUNT, runConfined, whyNot } from "./run-program.ts";

const isRoot = process.geteuid?.() === 0;
const hasPerl = !spawnSync("perl", ["-e", "1"]).error;
const tried: Confinement[] = [];
for (const confinement of CONFINEMENTS) {
  const reason = hasPerl ? await whyNot(confinement) : "there is no perl";
  if (reason === undefined) tried.push(confinement);
  else
    process.stderr.write(
      `What is refused to a program that is ${confinement.name} is not tried out: ${reason}\n`,
    );
}

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "wordhoard-data-"));
  // Open to everybody, so that nothing but the confinement refuses.
  await chmod(directory, 0o777);
  return () => rm(directory, { recursive: true, force: true });
});

async function listening(server: Server): Promise<AddressInfo> {
  server.unref();
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return server.address() as AddressInfo;
}

/** What a program may try that was taken over by the word it reads; each prints “done” when it succeeds. */
const ATTEMPTS: readonly {
  what: string;
  perl: string;
  argument?: () => Promise<string | number | undefined>;
  /** Refused by limits alone. */
  byLimits: boolean;
}[] = [
  {
    what: "read a file of the product",
    perl: "open(my $f, '<', $ARGV[0]) and print 'done'",
    argument: async () => {
      const file = join(directory, "secret");
      await writeFile(file, "secret", { mode: 0o644 });
      return file;
    },
    byLimits: false,
  },
  {
    what: "connect to a database's socket",
    perl: "use Socket; socket(my $s, PF_UNIX, SOCK_STREAM, 0); connect($s, sockaddr_un($ARGV[0])) and print 'done'",
    argument: async () => {
      const path = join(directory, ".s.PGSQL.5432");
      await listening(createServer().listen({ path, writableAll: true }));
      return path;
    },
    byLimits: false,
  },
  {
    what: "connect to a port",
    perl: "use Socket; socket(my $s, PF_INET, SOCK_STREAM, 0); connect($s, sockaddr_in($ARGV[0], INADDR_LOOPBACK)) and print 'done'",
    argument: async () => (await listening(createServer().listen(0, "127.0.0.1"))).port,
    byLimits: false,
  },
  {
    what: "signal another process of its account",
    perl: "kill(0, $ARGV[0]) and print 'done'",
    argument: async () => {
      const other = spawn("sleep", ["600"], isRoot ? PROGRAMS_ACCOUNT : {});
      onTestFinished(() => void other.kill());
      return other.pid;
    },
    byLimits: false,
  },
  {
    what: "write a file",
    perl: "my $f; open($f, '>', $ARGV[0]) and print $f 'x' and close($f) and print 'done'",
    argument: async () => join(directory, "written"),
    byLimits: true,
  },
  {
    what: "start many processes",
    // Waits for them, for not every machine's first process does, and what has ended counts until then.
    perl: "for (1..300) { my $p = fork; if (!defined $p) { last } if (!$p) { sleep 60; exit } push @all, $p } kill 9, @all; 1 while wait > 0; print 'done' if @all == 300",
    byLimits: true,
  },
  { what: "take much memory", perl: "my $x = 'x' x 300_000_000; print 'done'", byLimits: true },
];

describe.skipIf(!hasPerl)("a program that was taken over", () => {
  const attempt = async (confinement: Confinement, perl: string, argument: unknown) => {
    const args = ["-e", perl, String(argument)];
    const run = { program: "perl", args, timeoutMs: 20_000, mostBytes: 100 };
    const output = await runConfined(confinement, run).catch((error: unknown) => {
      if (error instanceof ProgramFailure) return "";
      throw error;
    });
    return output.toString() === "done" ? "succeeds" : "is refused";
  };

  for (const { what, perl, argument, byLimits } of ATTEMPTS)
    test(`cannot ${what}`, async () => {
      const given = await argument?.();
      const outcomes = { [OPEN.name]: await attempt(OPEN, perl, given) };
      for (const each of tried) outcomes[each.name] = await attempt(each, perl, given);
      const expected = [...tried, OPEN].map(({ name }) => [
        name,
        name === "closed" || (name === "limited" && byLimits) ? "is refused" : "succeeds",
      ]);
      expect(outcomes).toEqual(Object.fromEntries(expected));
    });
});

describe.each(tried)("a program that is $name", (confinement) => {
  const run = (program: string, args: string[], input = "") =>
    runConfined(confinement, { program, args, input, timeoutMs: 20_000, mostBytes: 1_000_000 });

  test("reads its input and gives its output", async () => {
    expect((await run("cat", [], "їжак")).toString()).toBe("їжак");
  });

  test.skipIf(spawnSync("espeak-ng", ["--version"]).error)("can speak", async () => {
    const wave = await run("espeak-ng", ["-v", "en-gb", "--stdin", "--stdout"], "home");
    expect(wave.toString("latin1", 0, 4)).toBe("RIFF");
  });

  test("goes on when it may not write", async () => {
    const script = "my $f; open($f, '>', $ARGV[0]) and print $f 'x' and close($f); print 'goes on'";
    expect((await run("perl", ["-e", script, join(directory, "unwritten")])).toString()).toBe("goes on");
  });

  test("sees none of this process's settings", async () => {
    const names = (await run("env", [])).toString().match(/^\w+(?==)/gm);
    expect(names?.filter((name) => !["PATH", "LANG", "PWD", "OLDPWD"].includes(name))).toEqual([]);
  });

  test("is found outside of the system's folders, and sees what is beside it", async () => {
    const program = join(directory, "program");
    await writeFile(program, '#!/bin/sh\ncat "$0.txt"\n', { mode: 0o755 });
    await writeFile(`${program}.txt`, "beside", { mode: 0o644 });
    await chmod(program, 0o755);
    expect((await run(program, [])).toString()).toBe("beside");
  });

  test("ends with the process that started it, however that ends", async () => {
    const seconds = String(600 + Math.random());
    const running = () => spawnSync("pgrep", ["--full", "--exact", `sleep ${seconds}`]).status === 0;
    const command = confinement.command("sleep", [seconds], 10);
    const parent = spawn("sh", ["-c", '"$@" & wait', "sh", ...command], isRoot ? PROGRAMS_ACCOUNT : {});
    await expect.poll(running).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(running).toBe(false);
  });

  test("fails where it is not there, or fails", async () => {
    await expect(run("/nowhere/program", [])).rejects.toThrow(ProgramFailure);
    await expect(run("false", [])).rejects.toThrow("false ended with 1");
  });
});
