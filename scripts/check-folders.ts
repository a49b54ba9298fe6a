import { execFileSync } from "node:child_process";
import { dirname } from "node:path";

/** A folder with more files is hard to take in at a glance. */
const MOST_FILES = 60;
/** Excluded because nobody reads it: media files for every language and theme. */
const EXCEPT = new Set(["web/public/media"]);

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
const counts = new Map<string, number>();
for (const file of files.split("\n").filter(Boolean))
  counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);

const crowded = [...counts].filter(([folder, count]) => count > MOST_FILES && !EXCEPT.has(folder));
for (const [folder, count] of crowded)
  process.stderr.write(`${folder}: ${count} files, of which ${MOST_FILES} are the most\n`);
process.exit(crowded.length > 0 ? 1 : 0);
