import { putLoad, requestBytes } from "../load.ts";
import { medianNumber, type Report } from "../report.ts";
import type { Timing } from "./reading.ts";
import { signIn, type Member, type Setting } from "./setting.ts";
import { newWord, newWords } from "./words.ts";

const CONNECTIONS = 16;
const DICTIONARIES_EACH = 8;
const ROOM = 4900;
const BULK = 5000;
const BULK_ROUNDS = 5;

/** Adding one word: many people at once, one person from many connections, and one after the other. */
export async function measureAdding(setting: Setting, report: Report, { seconds }: Timing): Promise<void> {
  const people = await Promise.all(Array.from({ length: CONNECTIONS }, () => signIn(setting)));
  const dictionaries = await Promise.all(
    people.map((person) => createDictionaries(person, DICTIONARIES_EACH)),
  );
  const { port } = setting.product;
  let number = 0;
  const adding = (person: number, dictionary: number) => {
    const { cookie } = people[person] as Member;
    const id = dictionaries[person]?.[dictionary] ?? "";
    return requestBytes("PATCH", `/api/dictionaries/${id}`, cookie, {
      words: { create: [newWord(number++)] },
    });
  };
  const added = people.map(() => 0);
  const each = (person: number) => {
    const count = added[person] ?? 0;
    added[person] = count + 1;
    const dictionary = Math.floor(count / ROOM);
    return dictionary < DICTIONARIES_EACH - 2 ? adding(person, dictionary) : undefined;
  };
  await putLoad({ port, connections: CONNECTIONS, seconds, next: each });
  report.load(
    "adding a word, sixteen people",
    await putLoad({ port, connections: CONNECTIONS, seconds: seconds * 3, next: each }),
  );
  let one = 0;
  const toOne = () => (one++ < ROOM ? adding(0, DICTIONARIES_EACH - 1) : undefined);
  report.load(
    "adding a word, one dictionary",
    await putLoad({ port, connections: CONNECTIONS, seconds, next: toOne }),
  );
  let alone = 0;
  const byOne = () => (alone++ < ROOM ? adding(1, DICTIONARIES_EACH - 1) : undefined);
  report.load(
    "adding a word, one after the other",
    await putLoad({ port, connections: 1, seconds, next: byOne }),
  );
}

/** Five thousand words in one call, side by side with an INSERT of as many rows. */
export async function measureBulk(setting: Setting, report: Report): Promise<void> {
  const member = await signIn(setting);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= BULK_ROUNDS; round++) {
    const [target = "", source = ""] = await createDictionaries(member, 2);
    const words = newWords(BULK);
    let started = performance.now();
    await member.call("PATCH", `/dictionaries/${source}`, { words: { create: words } });
    if (round > 0) ours.push(performance.now() - started);
    const rows = await rowsOf(setting, member.id, source, target);
    started = performance.now();
    await setting.database.pool.query(rows);
    if (round > 0) bare.push(performance.now() - started);
    for (const id of [source, target]) await member.call("DELETE", `/dictionaries/${id}`);
  }
  report.times("5,000 words in one call", medianNumber(ours), medianNumber(bare), "of a bare INSERT", {
    atMost: 3,
  });
}

async function createDictionaries(member: Member, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const body = { name: `Bench ${i}`, termsLanguage: "uk", definitionsLanguage: "en" };
    ids.push((await member.call<{ id: string }>("POST", "/dictionaries", body)).id);
  }
  return ids;
}

const COLUMNS = [
  "user_id",
  "id",
  "dictionary_id",
  "order_number",
  "term",
  "definitions",
  "initial",
  "sort_key",
  "term_key",
  "definitions_key",
];

/** An INSERT of the words of one dictionary, as they are, into another. */
async function rowsOf({ database }: Setting, userId: string, source: string, target: string) {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `SELECT ${COLUMNS.join(", ")} FROM words WHERE user_id = $1 AND dictionary_id = $2 ORDER BY order_number`,
    [userId, source],
  );
  const values = rows.flatMap((row) =>
    COLUMNS.map((column) => ({ id: crypto.randomUUID(), dictionary_id: target })[column] ?? row[column]),
  );
  const tuples = rows.map(
    (_, row) => `(${COLUMNS.map((__, column) => `$${row * COLUMNS.length + column + 1}`).join(", ")})`,
  );
  return { text: `INSERT INTO words (${COLUMNS.join(", ")}) VALUES ${tuples.join(", ")}`, values };
}
