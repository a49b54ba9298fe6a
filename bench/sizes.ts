import { parseArgs } from "node:util";

import { prepareSetting, signIn, type Setting } from "./dictionaries/setting.ts";
import { newWords } from "./dictionaries/words.ts";

/**
 * `npx tsx bench/sizes.ts --words 1000000 --learners 20`: how many bytes a row takes, including its indexes and its
 * share of unused space: for generated words, and for the data of learners who write words and take tests through the
 * API.
 */
const { values } = parseArgs({
  options: { words: { type: "string", default: "1000000" }, learners: { type: "string", default: "60" } },
});

const WORDS_EACH = 2000;
const TESTS_EACH = 5;

await inSetting(
  0,
  `${values.learners} learners with ${WORDS_EACH} words and ${TESTS_EACH} tests each`,
  async (setting) => {
    for (let at = 0; at < Number(values.learners); at++) await learn(setting, at);
  },
);
await inSetting(Number(values.words), `${values.words} generated words`, async () => {});

async function inSetting(
  words: number,
  what: string,
  fill: (setting: Setting) => Promise<void>,
): Promise<void> {
  const setting = await prepareSetting(words);
  try {
    await fill(setting);
    await tell(setting, what);
  } finally {
    await setting.stop();
  }
}

async function learn(at: Setting, number: number): Promise<void> {
  const { call } = await signIn(at);
  const { id: dictionaryId } = await call<{ id: string }>("POST", "/dictionaries", {
    name: "Bench",
    termsLanguage: "uk",
    definitionsLanguage: "en",
  });
  await call("PATCH", `/dictionaries/${dictionaryId}`, {
    words: { create: newWords(WORDS_EACH, number * WORDS_EACH) },
  });
  for (let test = 0; test < TESTS_EACH; test++) {
    await call("POST", "/tester", { dictionaryId, wordsNumberLimit: { count: 10, direction: 1 } });
    for (let question = 0; question < 10; question++) await call("POST", "/testing/skip", {});
  }
}

interface Size {
  name: string;
  rows: number;
  bytes: number;
}

async function tell({ database: { pool } }: Setting, what: string): Promise<void> {
  await pool.query("VACUUM ANALYZE");
  const { rows } = await pool.query<Size>(
    `SELECT relname AS name, n_live_tup::int AS rows, pg_total_relation_size(relid)::float8 AS bytes
     FROM pg_stat_user_tables WHERE n_live_tup > 0 ORDER BY bytes DESC`,
  );
  process.stdout.write(`${what}\n`);
  for (const { name, rows: count, bytes } of rows)
    process.stdout.write(
      `  ${name.padEnd(24)} ${String(count).padStart(9)} rows, ${(bytes / count).toFixed(0).padStart(7)} bytes each\n`,
    );
}
