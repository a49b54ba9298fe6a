import { runLoad, requestBytes, type Load, type RequestBytes } from "../load.ts";
import { medianNumber, medianOf, type Report } from "../report.ts";
import type { Timing } from "./reading.ts";
import { signIn, type Member, type Setting } from "./setting.ts";
import { newWord, newWords } from "./words.ts";

const CONNECTIONS = 16;
const ROUNDS = 3;
const ROOM = 4900;
const BULK = 5000;
const BULK_ROUNDS = 5;

/**
 * Measures adding one word: by many people at once, by one person on many connections, and one after another. Medians
 * of alternating rounds.
 */
export async function measureAdding(setting: Setting, report: Report, { seconds }: Timing): Promise<void> {
  const people = await Promise.all(Array.from({ length: CONNECTIONS }, () => signIn(setting)));
  const kinds = {
    "adding a word, sixteen people": { writers: CONNECTIONS, connections: CONNECTIONS },
    "adding a word, one dictionary": { writers: 1, connections: CONNECTIONS },
    "adding a word, one after the other": { writers: 1, connections: 1 },
  };
  const rounds = new Map<string, Load[]>(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [kind, { writers, connections }] of Object.entries(kinds)) {
      const next = await addingTo(people.slice(0, writers));
      const load = await runLoad({ port: setting.product.port, connections, seconds, next });
      // The first round is a warm-up.
      if (round > 0) rounds.get(kind)?.push(load);
    }
  for (const [kind, loads] of rounds) report.load(kind, medianOf(loads));
}

/**
 * The n-th connection adds to a new dictionary of the n-th person, or all add to that of the only person, until it is
 * nearly full.
 */
async function addingTo(
  people: readonly Member[],
): Promise<(connection: number) => RequestBytes | undefined> {
  const shelves = await Promise.all(
    people.map(async (person) => ({ person, id: await createDictionary(person), added: 0 })),
  );
  return (connection) => {
    const shelf = shelves[connection % shelves.length];
    if (!shelf || shelf.added++ >= ROOM) return undefined;
    const words = { create: [newWord(number++)] };
    return requestBytes("PATCH", `/api/dictionaries/${shelf.id}`, shelf.person.cookie, { words });
  };
}

let number = 0;

/** Five thousand words in one call, alternating with an INSERT of as many rows. */
export async function measureBulk(setting: Setting, report: Report): Promise<void> {
  const member = await signIn(setting);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= BULK_ROUNDS; round++) {
    const [target, source] = [await createDictionary(member), await createDictionary(member)];
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

async function createDictionary(member: Member): Promise<string> {
  const body = { name: `Bench ${number++}`, termsLanguage: "uk", definitionsLanguage: "en" };
  return (await member.call<{ id: string }>("POST", "/dictionaries", body)).id;
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

/** Copies the rows of one dictionary into another with one INSERT. */
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
