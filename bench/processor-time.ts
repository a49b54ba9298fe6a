import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a core that a process took so far (Linux). */
export const cpuMs = (pid: number): number => msOf(fieldsOf(pid), 11);

/** What its children took, also those that have ended. */
export const cpuOfChildren = (parent: number): number =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsOf(Number(name)))
    .filter((fields) => Number(fields[1]) === parent)
    .reduce((sum, fields) => sum + msOf(fields, 11), msOf(fieldsOf(parent), 13));

export const parentOf = (pid: number): number => Number(fieldsOf(pid)[1]);

/** Of hundredths of a second, in user and in system mode. */
const msOf = (fields: readonly string[], at: number): number =>
  (Number(fields[at] ?? 0) + Number(fields[at + 1] ?? 0)) * 10;

/** What stands behind the name in /proc/…/stat; nothing for a process that has ended. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
