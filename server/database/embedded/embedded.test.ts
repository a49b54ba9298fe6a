import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";

import { LAUNCHER } from "./cluster.ts";
import {
  ask,
  freshDataDir,
  lines,
  open,
  runAsSuperuser,
  serverOfOldVersion,
  serverPid,
  startHolder,
  until,
} from "./embedded.fixture.ts";
import type { EmbeddedConnection } from "./embedded.ts";
import { isAlive, isServerOf } from "./pid-file.ts";
import { PRODUCT } from "./roles.ts";

async function serverIsGone(dataDir: string, pid: number): Promise<boolean> {
  return (
    !existsSync(join(dataDir, "postgres", "postmaster.pid")) &&
    !(await isServerOf(pid, join(dataDir, "postgres")))
  );
}

describe("a data directory", () => {
  it("is made at first use, keeps its rows over a restart, and is left without a process", async () => {
    const dataDir = await freshDataDir();
    const first = await open(dataDir);
    expect(first.launched).toBe(true);
    await ask(first.connection, "create table words as select 'їжак' as word");
    const pid = await serverPid(dataDir);
    await first.stop();
    expect(await serverIsGone(dataDir, pid)).toBe(true);

    const second = await open(dataDir);
    expect(await ask(second.connection, "select word from words")).toEqual(["їжак"]);
  });

  it("gives the product a role of small rights, UTF-8, and no port on the network", async () => {
    const { connection } = await open(await freshDataDir());
    const facts = `select current_setting('is_superuser'), current_setting('server_encoding'),
      current_setting('listen_addresses'), lower('ÄЇ'), current_setting('synchronous_commit'), current_setting('TimeZone')`;
    expect(await ask(connection, facts)).toEqual(["off", "UTF8", "", "äї", "on", "UTC"]);
    const { mode } = await stat(connection.host);
    expect(mode & 0o077).toBe(0);
  });

  it.each(["with spaces, commas and ї", `${"long/".repeat(30)}path`])(
    "may have the path %s",
    async (name) => {
      const dataDir = await freshDataDir(name);
      const { connection, stop } = await open(dataDir);
      expect(await ask(connection, "select 1")).toEqual([1]);
      const beside = await open(dataDir, false);
      expect([beside.launched, beside.connection]).toEqual([false, connection]);
      await stop();
      expect(existsSync(join(connection.host, ".s.PGSQL.5432"))).toBe(false);
    },
  );

  it("heals when the first start was killed halfway", async () => {
    const dataDir = await freshDataDir();
    const holder = startHolder(dataDir);
    await until(async () => {
      const [draft] = (await readdir(dataDir)).filter((name) => name.startsWith("postgres.draft"));
      await stat(join(dataDir, draft ?? "none", "base"));
    });
    holder.process.kill("SIGKILL");
    await holder.gone;
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    const { connection } = await open(dataDir);
    expect(await ask(connection, "select 1")).toEqual([1]);
    expect(await readdir(dataDir)).toEqual(["postgres"]);
  });

  it("says what is wrong when it holds something else, or another version", async () => {
    const dataDir = await freshDataDir();
    const cluster = join(dataDir, "postgres");
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, "notes.txt"), "mine");
    await expect(open(dataDir)).rejects.toThrow(`${cluster} is not a database: move what is in it elsewhere`);
    await writeFile(join(cluster, "PG_VERSION"), "15\n");
    await expect(open(dataDir)).rejects.toThrow("was made by PostgreSQL 15, and this is 18");
  });

  it("says so when somebody else's server made its database", async () => {
    const dataDir = await freshDataDir();
    await (await open(dataDir)).stop();
    await runAsSuperuser(dataDir, `alter role ${LAUNCHER} rename to former`);
    await expect(open(dataDir)).rejects.toThrow("was not made by Wordhoard");
    await until(async () => expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false));
  });

  it("says what to do when it cannot be made or written to", async () => {
    const base = await freshDataDir("file");
    await writeFile(base, "");
    await expect(open(join(base, "data"))).rejects.toThrow(/^Cannot use .*file\/data as .* set DATA_DIR to/);
    await expect(open("/sys/wordhoard")).rejects.toThrow(
      /^Cannot use \/sys\/wordhoard as .* set DATA_DIR to/,
    );
    await expect(open("/sys/kernel")).rejects.toThrow(
      /^Cannot create the database in \/sys\/kernel\/postgres .* set DATA_DIR to/,
    );
  });
});

describe("a process that reaches the socket", () => {
  const RIGHTS = "rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls";

  async function expectNoRights(connection: EmbeddedConnection): Promise<void> {
    for (const user of ["wordhoard_superuser", "postgres"])
      await expect(ask({ ...connection, user, database: "postgres" }, "select 1")).rejects.toThrow(
        /is not permitted to log in|does not exist/,
      );
    const roles = `select rolname, ${RIGHTS}, exists (select from pg_auth_members where member = oid)
      from pg_roles where rolcanlogin order by rolname`;
    expect(await ask(connection, roles)).toEqual([PRODUCT, false, false, LAUNCHER, false, false]);
    for (const user of [PRODUCT, LAUNCHER])
      for (const sql of [
        "copy (select 1) to program 'true'",
        "copy (select 1) to '/tmp/wordhoard-copy'",
        "select pg_read_file('PG_VERSION')",
        "select lo_import('/etc/hostname')",
        "create extension file_fdw",
        "create function run(text) returns int language c as 'libc', 'system'",
        "alter system set archive_command = 'true'",
        "create role other superuser",
        "create database other",
        "alter role wordhoard_superuser login",
        "set role wordhoard_superuser",
        "set session authorization wordhoard_superuser",
      ])
        await expect(ask({ ...connection, user }, sql), `${user}: ${sql}`).rejects.toThrow(
          /permission denied|not available|must be/i,
        );
  }

  it("is nobody who may run programs, read files or become more", async () => {
    await expectNoRights((await open(await freshDataDir())).connection);
  });

  it.each([
    ["made", ["create role wordhoard login createdb", "create database wordhoard owner wordhoard"]],
    ["was killed before it had made everything in", ["create role wordhoard login createdb"]],
  ])(
    "has no more rights in a directory that an older version %s, and its server is closed too",
    async (_, made) => {
      const dataDir = await freshDataDir();
      const before = await serverOfOldVersion(dataDir);
      for (const statement of made) await before.query(statement);
      const ended = new Promise<void>((resolve) => before.once("end", () => resolve()));
      const pid = await serverPid(dataDir);
      const { connection, launched, stop } = await open(dataDir);
      expect([launched, await serverPid(dataDir)]).toEqual([false, pid]);
      await ended;
      await expectNoRights(connection);
      await stop();
      await expectNoRights((await open(dataDir)).connection);
    },
  );
});

describe("several processes", () => {
  it("make one database between them when they start at once, and one of them owns it", async () => {
    const dataDir = await freshDataDir();
    const holders = [startHolder(dataDir), startHolder(dataDir), startHolder(dataDir)];
    await Promise.all(holders.map((holder) => holder.ready));
    const outcomes = holders.map(({ said }) => said.find((fact) => !("log" in fact)));
    expect(outcomes.filter((fact) => fact && "launched" in fact)).toHaveLength(1);
    const owner = holders.find(({ said }) => said.some((fact) => "launched" in fact));
    for (const { refused } of outcomes.filter((fact) => fact && "refused" in fact) as { refused: string }[]) {
      expect(refused).toContain(`is in use by another server (process ${owner?.process.pid})`);
    }
    expect(
      holders.flatMap(({ said }) => said).filter(({ log }) => String(log).startsWith("started")),
    ).toHaveLength(1);
    owner?.process.stdin?.end();
    await owner?.gone;
    expect(await readdir(dataDir)).toEqual(["postgres"]);
  });

  it("share the server when they come beside its owner, who alone stops it", async () => {
    const dataDir = await freshDataDir();
    const owner = startHolder(dataDir);
    await owner.ready;
    const pid = await serverPid(dataDir);
    const tool = await open(dataDir, false);
    expect(tool.launched).toBe(false);
    await tool.stop();
    expect(isAlive(pid)).toBe(true);
    owner.process.stdin?.end();
    await owner.gone;
    expect(await serverIsGone(dataDir, pid)).toBe(true);
  });

  it("leave the server to the last of them when none owns it", async () => {
    const dataDir = await freshDataDir();
    const [one, two] = [await open(dataDir, false), await open(dataDir, false)];
    const pid = await serverPid(dataDir);
    await one.stop();
    expect(await ask(two.connection, "select 1")).toEqual([1]);
    await two.stop();
    expect(await serverIsGone(dataDir, pid)).toBe(true);
  });

  it("leave it to an owner who came later", async () => {
    const dataDir = await freshDataDir();
    const tool = await open(dataDir, false);
    const owner = await open(dataDir);
    expect([tool.launched, owner.launched]).toEqual([true, false]);
    await tool.stop();
    expect(await ask(owner.connection, "select 1")).toEqual([1]);
  });
});

describe("a crash", () => {
  it.each([
    ["kill -9", (pid: number) => process.kill(pid, "SIGKILL")],
    ["Ctrl-C in its terminal", (pid: number) => process.kill(-pid, "SIGINT")],
  ])("of the owner by %s leaves the server running for the next owner", async (_, end) => {
    const dataDir = await freshDataDir();
    const holder = startHolder(dataDir);
    await holder.ready;
    const pid = await serverPid(dataDir);
    end(holder.process.pid ?? 0);
    const next = await open(dataDir);
    expect(next.launched).toBe(false);
    expect(await serverPid(dataDir)).toBe(pid);
    await next.stop();
    expect(await serverIsGone(dataDir, pid)).toBe(true);
  });

  it("of the server is healed by the owner, who keeps the directory", async () => {
    const dataDir = await freshDataDir();
    const { connection } = await open(dataDir);
    await ask(connection, "create table words as select 'kept' as word");
    lines.length = 0;
    for (let time = 0; time < 2; time++) {
      process.kill(await serverPid(dataDir), "SIGKILL");
      await until(() => ask(connection, "insert into words values ('more')"));
    }
    expect(await ask(connection, "select count(*)::int from words")).toEqual([3]);
    await until(async () => expect(lines).toContain("PostgreSQL is back"));
    const second = startHolder(dataDir);
    await second.ready;
    expect(second.said.at(-1)?.refused).toContain(`(process ${process.pid})`);
  });

  it("of the server is healed although a query of its goes on without end", async () => {
    const dataDir = await freshDataDir();
    const { connection } = await open(dataDir);
    const endless = ask(connection, "do $$ begin loop end loop; end $$").catch(() => "cut");
    await until(async () =>
      expect(await ask(connection, "select 1 from pg_stat_activity where query like 'do %'")).toEqual([1]),
    );
    process.kill(await serverPid(dataDir), "SIGKILL");
    await until(() => ask(connection, "select 1"));
    expect(await endless).toBe("cut");
  });

  it("of one connection's process is healed as well", async () => {
    const dataDir = await freshDataDir();
    const { connection } = await open(dataDir);
    lines.length = 0;
    const [backend] = await ask(
      connection,
      "select pid from pg_stat_activity where application_name like 'wordhoard:%'",
    );
    process.kill(Number(backend), "SIGKILL");
    await until(async () => expect(lines).toContain("PostgreSQL is back"));
    expect(await ask(connection, "select 1")).toEqual([1]);
  });

  it("of both leaves notes that do not hinder the next start, even if their number is another's now", async () => {
    const dataDir = await freshDataDir();
    const holder = startHolder(dataDir);
    await holder.ready;
    holder.process.kill("SIGKILL");
    process.kill(await serverPid(dataDir), "SIGKILL");
    await holder.gone;
    const stranger = spawn("sleep", ["60"], { uid: (await stat(join(dataDir, "postgres"))).uid });
    onTestFinished(() => void stranger.kill());
    const notes = join(dataDir, "postgres", "postmaster.pid");
    await writeFile(notes, `${stranger.pid}\n${dataDir}\n1\n5432\n.\n`);
    const next = await open(dataDir);
    expect(next.launched).toBe(true);
    await next.stop();

    await writeFile(notes, "");
    expect((await open(dataDir)).launched).toBe(true);
  });
});
