import initSqlJs, { type Database } from "sql.js";

/** The content of a small Anki collection. */
export interface CollectionSpec {
  types?: readonly TypeSpec[];
  decks?: Readonly<Record<string, string>>;
  notes: readonly NoteSpec[];
  /** The version of the scheduler; by default the third, as with FSRS. */
  scheduler?: number;
  /** The hour at which a day starts. */
  rollover?: number;
}

export interface TypeSpec {
  id: number;
  name: string;
  cloze?: boolean;
  fields: readonly string[];
  /** The question templates of its cards. */
  questions: readonly string[];
}

export interface NoteSpec {
  type?: number;
  fields: readonly string[];
  tags?: string;
  deck?: number;
  /** For each card, its rows in the review log. */
  log?: readonly (readonly LogSpec[])[];
  /** Cards that are not asked. */
  suspended?: readonly number[];
}

export interface LogSpec {
  at: number;
  ease: number;
  type?: number;
  factor?: number;
  time?: number;
}

export const BASIC: TypeSpec = { id: 1, name: "Basic", fields: ["Front", "Back"], questions: ["{{Front}}"] };

const TABLES = `
  CREATE TABLE col (id integer PRIMARY KEY, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer,
    ls integer, conf text, models text, decks text, dconf text, tags text);
  CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, mod integer, usn integer, tags text, flds text,
    sfld integer, csum integer, flags integer, data text);
  CREATE TABLE cards (id integer PRIMARY KEY, nid integer, did integer, ord integer, mod integer, usn integer, type integer,
    queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer,
    odid integer, flags integer, data text);
  CREATE TABLE revlog (id integer PRIMARY KEY, cid integer, usn integer, ease integer, ivl integer, lastIvl integer,
    factor integer, time integer, type integer);
  CREATE TABLE graves (usn integer, oid integer, type integer);`;

const DECKS = { "1": "Default" };
const THIRD_SCHEDULER = 2;

/** Writes schema 11: types and decks as JSON in one row. */
export async function writeSchema11(spec: CollectionSpec): Promise<Uint8Array> {
  const db = await emptyDatabase();
  const types = spec.types ?? [BASIC];
  const models = Object.fromEntries(
    types.map(({ id, name, cloze, fields, questions }) => [
      id,
      {
        id,
        name,
        type: cloze ? 1 : 0,
        flds: fields.map((field, ord) => ({ name: field, ord })),
        tmpls: questions.map((qfmt, ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt: "{{FrontSide}}" })),
      },
    ]),
  );
  const decks = Object.fromEntries(
    Object.entries(spec.decks ?? DECKS).map(([id, name]) => [id, { id: Number(id), name }]),
  );
  const conf = { schedVer: spec.scheduler ?? THIRD_SCHEDULER, rollover: spec.rollover };
  db.run("INSERT INTO col VALUES (1, 0, 0, 0, 11, 0, 0, 0, ?, ?, ?, '{}', '{}')", [
    JSON.stringify(conf),
    JSON.stringify(models),
    JSON.stringify(decks),
  ]);
  return contents(db, spec);
}

/**
 * Writes schema 18: types and decks in tables, their settings as protobuf, their names with a collation of Anki's own.
 */
export async function writeSchema18(spec: CollectionSpec): Promise<Uint8Array> {
  const db = await emptyDatabase();
  db.run(`
    CREATE TABLE notetypes (id integer PRIMARY KEY, name text COLLATE NOCASE, mtime_secs integer, usn integer, config blob);
    CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
    CREATE TABLE fields (ntid integer, ord integer, name text COLLATE NOCASE, config blob, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
    CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
    CREATE TABLE templates (ntid integer, ord integer, name text COLLATE NOCASE, mtime_secs integer, usn integer, config blob,
      PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
    CREATE UNIQUE INDEX idx_templates_name_ntid ON templates (name, ntid);
    CREATE TABLE decks (id integer PRIMARY KEY, name text COLLATE NOCASE, mtime_secs integer, usn integer, common blob, kind blob);
    CREATE UNIQUE INDEX idx_decks_name ON decks (name);
    CREATE TABLE config (KEY text PRIMARY KEY, usn integer, mtime_secs integer, val blob) WITHOUT ROWID;
    CREATE TABLE tags (tag text COLLATE NOCASE PRIMARY KEY, usn integer, collapsed boolean, config blob) WITHOUT ROWID;
    INSERT INTO col VALUES (1, 0, 0, 0, 18, 0, 0, 0, '', '', '', '', '')`);
  for (const { id, name, cloze, fields, questions } of spec.types ?? [BASIC]) {
    db.run("INSERT INTO notetypes VALUES (?, ?, 0, 0, ?)", [
      id,
      name,
      bytes(cloze ? [8, 1, 16, 0] : [16, 0]),
    ]);
    fields.forEach((field, ord) =>
      db.run("INSERT INTO fields VALUES (?, ?, ?, ?)", [id, ord, field, bytes([])]),
    );
    questions.forEach((question, ord) =>
      db.run("INSERT INTO templates VALUES (?, ?, ?, 0, 0, ?)", [
        id,
        ord,
        `Card ${ord + 1}`,
        bytes([...textField(1, question), ...textField(2, "{{FrontSide}}<hr>")]),
      ]),
    );
  }
  for (const [id, name] of Object.entries(spec.decks ?? DECKS))
    db.run("INSERT INTO decks VALUES (?, ?, 0, 0, ?, ?)", [
      Number(id),
      name.replaceAll("::", "\u001F"),
      bytes([]),
      bytes([]),
    ]);
  db.run("INSERT INTO config VALUES ('schedVer', 0, 0, ?)", [
    new TextEncoder().encode(String(spec.scheduler ?? THIRD_SCHEDULER)),
  ]);
  if (spec.rollover !== undefined)
    db.run("INSERT INTO config VALUES ('rollover', 0, 0, ?)", [
      new TextEncoder().encode(String(spec.rollover)),
    ]);
  db.run(
    "PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = replace(sql, 'NOCASE', 'unicase'); PRAGMA writable_schema = 0",
  );
  return contents(db, spec);
}

async function emptyDatabase(): Promise<Database> {
  const sql = await initSqlJs();
  const db = new sql.Database();
  db.run(TABLES);
  return db;
}

const bytes = (values: number[]): Uint8Array => Uint8Array.from(values);

/** A protobuf field with a text. */
function textField(number: number, text: string): number[] {
  const encoded = [...new TextEncoder().encode(text)];
  const length =
    encoded.length < 128 ? [encoded.length] : [(encoded.length & 0x7f) | 0x80, encoded.length >> 7];
  return [number * 8 + 2, ...length, ...encoded];
}

const CARDS_OF_NOTE = 10;

function contents(db: Database, { types = [BASIC], notes }: CollectionSpec): Uint8Array {
  db.run("BEGIN");
  const note = db.prepare("INSERT INTO notes VALUES (?, ?, ?, 0, 0, ?, ?, '', 0, 0, '')");
  const card = db.prepare("INSERT INTO cards VALUES (?, ?, ?, ?, 0,0,0,?,0,0,0,0,0,0,0,0,0,'')");
  const row = db.prepare("INSERT INTO revlog VALUES (?, ?, 0, ?, 1, 1, ?, ?, ?)");
  notes.forEach(({ type = types[0]?.id ?? 1, fields, tags = "", deck = 1, log = [], suspended = [] }, index) => {
    const id = index + 1;
    note.run([id, `guid${id}`, type, tags && ` ${tags} `, fields.join("\u001F")]);
    const cards = Math.max(1, types.find((each) => each.id === type)?.questions.length ?? 1);
    for (let ord = 0; ord < cards; ord++) {
      card.run([id * CARDS_OF_NOTE + ord, id, deck, ord, suspended.includes(ord) ? -1 : 0]);
      for (const { at, ease, factor = 2500, time = 4000, type: kind = 1 } of log[ord] ?? [])
        row.run([at, id * CARDS_OF_NOTE + ord, ease, factor, time, kind]);
    }
  });
  for (const statement of [note, card, row]) statement.free();
  db.run("COMMIT");
  const written = db.export();
  db.close();
  return written;
}
