import { readdirSync, readFileSync } from "node:fs";

/** Processor time of a process so far, in milliseconds of one core (Linux). */
export const cpuMs = (pid: number): number => msOf(fieldsOf(pid), 11);

/** Processor time of its children, including those that have ended. */
export const cpuOfChildren = (parent: number): number =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsOf(Number(name)))
    .filter((fields) => Number(fields[1]) === parent)
    .reduce((sum, fields) => sum + msOf(fields, 11), msOf(fieldsOf(parent), 13));

export const parentOf = (pid: number): number => Number(fieldsOf(pid)[1]);

/** Converts hundredths of a second; the fields are user and system time. */
const msOf = (fields: readonly string[], at: number): number =>
  (Number(fields[at] ?? 0) + Number(fields[at + 1] ?? 0)) * 10;

/** The fields after the name in /proc/…/stat; none for a process that has ended. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
