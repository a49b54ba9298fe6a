import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;
/** Role, database and the client's address, as PostgreSQL titles its processes. */
const CONNECTION = /^postgres: \S+ \S+ (?:\[local\]|[\d.:a-f]+\(\d+\))/;

/**
 * Bytes that a process and all below it have for themselves; what they share is counted once, and shared memory, of which
 * PostgreSQL's buffers are reserved at its start and then used little by little, not at all. NaN where the system does not tell.
 */
export async function memoryOf(pid: number): Promise<number> {
  const shares = await Promise.all((await familyOf(pid)).map(shareOf));
  // A connection's process may have ended since the list was made.
  return shares.filter(Number.isFinite).reduce((sum, share) => sum + share, 0);
}

/** The same of that PostgreSQL process below which has most of those that serve a connection. */
export async function largestConnection(postmaster: number): Promise<number> {
  const family = await familyOf(postmaster);
  const serves = await Promise.all(family.map(async (pid) => CONNECTION.test(await titleOf(pid))));
  const shares = await Promise.all(family.filter((_, at) => serves[at]).map(shareOf));
  return Math.max(...shares.filter(Number.isFinite));
}

/** Seconds of processor time that a process has used, with all below it, those that have ended too. */
export async function secondsOf(pid: number): Promise<number> {
  const times = await Promise.all((await familyOf(pid)).map(async (one) => timesOf(await statOf(one))));
  return times.reduce((sum, time) => sum + time, 0) / TICKS;
}

/** A process and all below it. */
export async function familyOf(pid: number): Promise<number[]> {
  const entries = await readdir("/proc").catch(() => []);
  const pids = entries.map(Number).filter((one) => one > 0);
  const parents = new Map(
    await Promise.all(pids.map(async (one) => [one, Number((await statOf(one))[1])] as const)),
  );
  const family = [pid];
  for (const member of family)
    family.push(...pids.filter((one) => parents.get(one) === member && !family.includes(one)));
  return family;
}

/** The fields behind the name: state, parent, … */
async function statOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

const titleOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");

const timesOf = (stat: readonly string[]): number =>
  stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks || 0), 0);

async function shareOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  const kibibytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? Number.NaN);
  return (kibibytes("Pss") - kibibytes("Pss_Shmem")) * 1024;
}
