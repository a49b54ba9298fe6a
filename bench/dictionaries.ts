import { measureReading, type Timing } from "./dictionaries/reading.ts";
import { prepareSetting, signIn } from "./dictionaries/setting.ts";
import { newWords } from "./dictionaries/words.ts";
import { measureAdding, measureBulk } from "./dictionaries/writing.ts";
import type { Report } from "./report.ts";

const WORDS = 5000;

/** A dictionary of 5,000 words among the words of others: reading, searching, adding. */
export async function benchDictionaries(
  report: Report,
  { others, ...timing }: Timing & { others: number },
): Promise<void> {
  const setting = await prepareSetting(others);
  try {
    const member = await signIn(setting);
    const { id } = await member.call<{ id: string }>("POST", "/dictionaries", {
      name: "Bench",
      termsLanguage: "uk",
      definitionsLanguage: "en",
    });
    await member.call("PATCH", `/dictionaries/${id}`, { words: { create: newWords(WORDS) } });
    await setting.pool.query("VACUUM ANALYZE");
    await measureReading(setting, member, id, report, timing);
    await measureAdding(setting, report, timing);
    await measureBulk(setting, report);
  } finally {
    await setting.stop();
  }
}
