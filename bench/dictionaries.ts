import { explainPages } from "./dictionaries/explain.ts";
import { measureReading, type Timing } from "./dictionaries/reading.ts";
import { signIn, type Setting } from "./dictionaries/setting.ts";
import { newWords } from "./dictionaries/words.ts";
import { measureAdding, measureBulk } from "./dictionaries/writing.ts";
import type { Report } from "./report.ts";

const WORDS = 5000;

/** Reading, searching and adding words in a dictionary of 5,000 words, in tables that also hold the words of others. */
export async function benchDictionaries(setting: Setting, report: Report, timing: Timing): Promise<void> {
  const member = await signIn(setting);
  const { id } = await member.call<{ id: string }>("POST", "/dictionaries", {
    name: "Bench",
    termsLanguage: "uk",
    definitionsLanguage: "en",
  });
  await member.call("PATCH", `/dictionaries/${id}`, { words: { create: newWords(WORDS) } });
  await setting.database.pool.query("VACUUM ANALYZE");
  await explainPages(setting, member.id, id, report);
  await measureReading(setting, member, id, report, timing);
  await measureAdding(setting, report, timing);
  await measureBulk(setting, report);
}
