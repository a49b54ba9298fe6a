import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;
/** User, database and client address, as in the titles of PostgreSQL's processes. */
const CONNECTION = /^postgres: \S+ \S+ (?:\[local\]|[\d.:a-f]+\(\d+\))/;

/**
 * Memory of a process and its descendants in bytes. Pages that they share are counted once. Shared memory is not
 * counted: PostgreSQL reserves its buffers at the start and uses them only gradually. NaN on systems that do not report
 * it.
 */
export async function memoryOf(pid: number): Promise<number> {
  const shares = await Promise.all((await familyOf(pid)).map(shareOf));
  // A connection's process may have ended since the list was made.
  return shares.filter(Number.isFinite).reduce((sum, share) => sum + share, 0);
}

/** The same for the largest of PostgreSQL's processes that serve a connection. */
export async function largestConnection(postmaster: number): Promise<number> {
  const family = await familyOf(postmaster);
  const serves = await Promise.all(family.map(async (pid) => CONNECTION.test(await titleOf(pid))));
  const shares = await Promise.all(family.filter((_, at) => serves[at]).map(shareOf));
  return Math.max(...shares.filter(Number.isFinite));
}

/** Seconds of processor time of a process and its descendants, including those that have ended. */
export async function secondsOf(pid: number): Promise<number> {
  const times = await Promise.all((await familyOf(pid)).map(async (one) => timesOf(await statOf(one))));
  return times.reduce((sum, time) => sum + time, 0) / TICKS;
}

/** A process and its descendants. */
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

/** The fields after the name: state, parent, … */
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
