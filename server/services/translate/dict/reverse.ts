import { basename, join } from "node:path";

import { reversedName } from "./databases.ts";
import { readDictFiles, writeDictFiles } from "./files.ts";
import { reversedEntries } from "./reversed-entries.ts";

interface Reversal {
  name: string;
  headwords: number;
  /** The dictionary that it was made from. */
  title: string;
}

/** Writes the reverse of a database to a directory. Null where the database's name does not show a pair. */
export async function reverseDictionary(path: string, directory: string): Promise<Reversal | null> {
  const base = path.replace(/\.(?:index|dict|dict\.dz)$/u, "");
  const name = reversedName(basename(base));
  if (!name) return null;
  const { title, about, entries } = await readDictFiles(base);
  const reversed = reversedEntries(entries, title);
  if (reversed.length === 0) throw new Error(`${base} has no translations that could be turned around`);
  await writeDictFiles(join(directory, name), {
    title: `${title}, reversed`,
    about: [notice(title), about].join("\n\n"),
    entries: reversed,
  });
  return { name, headwords: reversed.length, title };
}

/** Both licences of FreeDict's dictionaries require a note of what was changed, and when. */
const notice = (title: string): string =>
  `Made on ${new Date().toISOString().slice(0, 10)} from “${title}” by Wordhoard: its translations are the headwords here, and its headwords the translations. Sounds, explanations and examples are left out. It is under the same licence. What the dictionary says of itself:`;
