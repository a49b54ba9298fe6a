import type { Database, SqlValue } from "sql.js";
import * as z from "zod/mini";

import { ankiTags } from "../../../../shared/anki-tags.ts";
import { fieldsOfTemplate, gradeOfRow } from "./answers.ts";
import {
  answersIn,
  DeckError,
  MOST,
  type Answer,
  type Deck,
  type Note,
  type NoteCard,
  type NoteType,
  type Role,
} from "./deck.ts";
import { addTo } from "./lists.ts";
import { readMessage, textOf } from "./protobuf.ts";

/** Between the fields of a note, and since schema 15 between the names of a deck's parents. */
const SEPARATOR = "\u001F";

/** An Anki collection of any schema from 11 on. */
export function readCollection(db: Database): Deck {
  const tables = tablesOf(db);
  const hasTypes = tables.has("notetypes");
  for (const table of ["notes", "cards", "revlog", "col", ...(hasTypes ? PARTS : [])])
    if (!tables.has(table)) throw new DeckError("damaged");
  if (count(db, "notes") > MOST.notes || count(db, "cards") > 5 * MOST.notes) throw new DeckError("tooMany");
  if (count(db, "revlog") > MOST.answers) throw new DeckError("tooMany");
  const parts = hasTypes ? partsInTables(db) : partsInJson(db);
  const { answers, answered, ignored } = readLog(db, parts.firstScheduler);
  const cards = readCards(db, answers);
  const read = readNotes(db, parts.types, cards);
  const { decks, dayStartsAt } = parts;
  return { kind: "anki", ...read, decks, ignored, deleted: answered - answersIn(read.notes), dayStartsAt };
}

/** The queue of a card that is not asked. */
const SUSPENDED = -1;

/** What collections have as tables since schema 15. */
const PARTS = ["fields", "templates", "decks", "config"];

/** What a collection says of its notes. */
interface Parts {
  types: Map<string, NoteType>;
  decks: Map<string, string>;
  firstScheduler: boolean;
  dayStartsAt: number | undefined;
}

const fieldsOrTemplates = z.array(z.looseObject({ name: z.string(), ord: z.nullish(z.number()) }));
const models = z.record(
  z.string(),
  z.looseObject({
    name: z.string(),
    type: z._default(z.number(), 0),
    flds: fieldsOrTemplates,
    tmpls: z.array(z.looseObject({ qfmt: z.string() })),
  }),
);
const namedDecks = z.record(z.string(), z.looseObject({ name: z.string() }));
const settings = z.looseObject({ schedVer: z.optional(z.number()), rollover: z.optional(z.unknown()) });
const CLOZE = 1;
/** The scheduler of a collection that names none. */
const FIRST_SCHEDULER = 1;

const hour = z.int().check(z.minimum(0), z.maximum(23));

/** The first scheduler counted days differently; an invalid hour is ignored. */
const hourOf = (rollover: unknown, firstScheduler: boolean): number | undefined =>
  firstScheduler ? undefined : z.safeParse(hour, rollover).data;

/** Schema 11: JSON in one row. */
function partsInJson(db: Database): Parts {
  const [row] = rows(db, "SELECT models, decks, conf FROM col LIMIT 1");
  const [model, deck, conf] = (row ?? []).map((text) => parsed(text));
  const types = Object.entries(z.parse(models, model)).map(([id, { name, type, flds, tmpls }]) => {
    const fields = flds.map((field) => field.name);
    return [
      id,
      noteType(
        name,
        type === CLOZE,
        fields,
        tmpls.map(({ qfmt }) => qfmt),
      ),
    ] as const;
  });
  const { schedVer = FIRST_SCHEDULER, rollover } = z.parse(settings, conf ?? {});
  const firstScheduler = schedVer === FIRST_SCHEDULER;
  return {
    types: new Map(types),
    decks: new Map(Object.entries(z.parse(namedDecks, deck)).map(([id, { name }]) => [id, name])),
    firstScheduler,
    dayStartsAt: hourOf(rollover, firstScheduler),
  };
}

/** In the messages of schema 15 and later. */
const KIND = 1;
const QUESTION = 1;

/**
 * Schema 15 and later: tables. Their name columns use a collation of Anki's own, without which SQLite reads nothing. It
 * may be replaced by another, because no query here sorts or searches by name.
 */
function partsInTables(db: Database): Parts {
  db.run(`
    PRAGMA writable_schema = 1;
    UPDATE sqlite_master SET sql = replace(sql, 'unicase', 'NOCASE');
    PRAGMA writable_schema = RESET`);
  const fields = groups(rows(db, "SELECT CAST(ntid AS TEXT), ord, name, config FROM fields"));
  const templates = groups(rows(db, "SELECT CAST(ntid AS TEXT), ord, config, name FROM templates"));
  const types = rows(db, "SELECT CAST(id AS TEXT), name, config FROM notetypes").map(([id, name, config]) => {
    const questions = (templates.get(String(id)) ?? []).map((value) => textOf(message(value), QUESTION));
    const names = (fields.get(String(id)) ?? []).map(String);
    return [
      String(id),
      noteType(String(name), message(config).get(KIND) === CLOZE, names, questions),
    ] as const;
  });
  const decks = rows(db, "SELECT CAST(id AS TEXT), name, common FROM decks").map(
    ([id, name]) => [String(id), String(name).replaceAll(SEPARATOR, "::")] as const,
  );
  const setting = (key: "schedVer" | "rollover"): unknown =>
    parsed(rows(db, `SELECT val FROM config WHERE KEY = '${key}'`).flat()[0]);
  const firstScheduler =
    (z.parse(z.optional(z.number()), setting("schedVer")) ?? FIRST_SCHEDULER) === FIRST_SCHEDULER;
  return {
    types: new Map(types),
    decks: new Map(decks),
    firstScheduler,
    dayStartsAt: hourOf(setting("rollover"), firstScheduler),
  };
}

const message = (value: SqlValue | undefined) =>
  readMessage(value instanceof Uint8Array ? value : new Uint8Array());

/** From rows of (group, position, value): the values of each group, in the order of their positions. */
function groups(found: readonly SqlValue[][]): Map<string, SqlValue[]> {
  const grouped = new Map<string, SqlValue[]>();
  for (const [group, , value = null] of found.toSorted((a, b) => Number(a[1]) - Number(b[1])))
    addTo(grouped, String(group), value);
  return grouped;
}

/** The note types of our own exports. */
const OUR_NAME = "Wordhoard";
const OUR_FIELDS = "Term Definitions Note Example";

const OUR_ROLES: readonly Role[] = ["term", "definitions", "note", "example"];

function noteType(name: string, cloze: boolean, fields: string[], questions: string[]): NoteType {
  const ours = name.startsWith(OUR_NAME) && fields.join(" ") === OUR_FIELDS;
  const type = {
    name,
    cloze,
    markup: "html" as const,
    fields,
    questions: questions.map(fieldsOfTemplate),
    ours,
  };
  return ours ? { ...type, roles: OUR_ROLES } : type;
}

/** The last time that can be sent. */
const LATEST = Date.UTC(10_000, 0);
/** No answer takes longer than a day. */
const LONGEST_MS = 86_400_000;

interface Log {
  /** By card. */
  answers: Map<string, Answer[]>;
  /** How many these are. */
  answered: number;
  ignored: number;
}

function readLog(db: Database, firstScheduler: boolean): Log {
  const answers = new Map<string, Answer[]>();
  let [answered, ignored] = [0, 0];
  const found = each(db, "SELECT id, CAST(cid AS TEXT), ease, factor, time, type FROM revlog");
  for (const [id, card, ease, factor, time, type] of found) {
    const at = Number(id);
    if (!(at > 0 && at < LATEST)) throw new DeckError("damaged");
    const grade = gradeOfRow(
      { ease: Number(ease), factor: Number(factor), type: Number(type) },
      firstScheduler,
    );
    if (grade === "manual" || grade === "filtered") {
      ignored++;
      continue;
    }
    const answer = {
      at,
      grade,
      milliseconds: Math.min(LONGEST_MS, Math.max(0, Math.round(Number(time)) || 0)),
      outcome: null,
      given: [],
    };
    addTo(answers, String(card), answer);
    answered++;
  }
  return { answers, answered, ignored };
}

interface Card extends NoteCard {
  suspended: boolean;
}

function readCards(db: Database, answers: ReadonlyMap<string, Answer[]>): Map<string, Card[]> {
  const cards = new Map<string, Card[]>();
  const found = each(
    db,
    "SELECT CAST(id AS TEXT), CAST(nid AS TEXT), ord, CAST(CASE WHEN odid <> 0 THEN odid ELSE did END AS TEXT), queue FROM cards",
  );
  for (const [id, note, number, deck, queue] of found) {
    addTo(cards, String(note), {
      number: Number(number),
      deck: String(deck),
      answers: answers.get(String(id)) ?? [],
      suspended: Number(queue) === SUSPENDED,
    });
  }
  return cards;
}

function readNotes(
  db: Database,
  types: ReadonlyMap<string, NoteType>,
  cards: ReadonlyMap<string, Card[]>,
): { types: NoteType[]; notes: Note[] } {
  const places = new Map<string, number>();
  const used: NoteType[] = [];
  const notes: Note[] = [];
  for (const [id, guid, typeId, tags, text, data] of each(
    db,
    "SELECT CAST(id AS TEXT), guid, CAST(mid AS TEXT), tags, flds, data FROM notes ORDER BY id",
  )) {
    const type = types.get(String(typeId));
    if (!type) throw new DeckError("damaged");
    const place = places.get(String(typeId)) ?? used.push(type) - 1;
    places.set(String(typeId), place);
    const own = cards.get(String(id)) ?? [];
    notes.push({
      id: String(guid),
      type: place,
      values: String(text).split(SEPARATOR),
      tags: tagsOf(String(tags), type.ours ? String(data) : ""),
      cards: own,
      resting: own.length > 0 && own.every(({ suspended }) => suspended),
    });
  }
  return { types: used, notes };
}

const exported = z.object({ tags: z.array(z.string()) });

/** `data` has the exact tags of a note that was exported here, unless another program has changed them since. */
function tagsOf(text: string, data: string): string[] {
  const tags = text.split(/[ \u3000]+/).filter(Boolean);
  const read = z.safeParse(exported, data.startsWith("{") ? JSON.parse(data) : null);
  const isUnchanged = read.success && ankiTags(read.data.tags).join(" ") === tags.join(" ");
  return isUnchanged ? read.data.tags : tags;
}

/** Real tables only: a view could take any amount of time to read. */
const tablesOf = (db: Database): Set<string> =>
  new Set(
    rows(db, "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0").map(([name]) =>
      String(name),
    ),
  );

const count = (db: Database, table: "notes" | "cards" | "revlog"): number =>
  Number(rows(db, `SELECT count(*) FROM ${table}`)[0]?.[0]);

const rows = (db: Database, sql: string): SqlValue[][] => [...each(db, sql)];

/** Limits the text that is read: in a small file many rows may share one long text. */
function* each(db: Database, sql: string): Generator<SqlValue[]> {
  const statement = db.prepare(sql);
  let letters = 0;
  try {
    while (statement.step()) {
      const row = statement.get();
      for (const value of row) if (value !== null && typeof value !== "number") letters += value.length;
      if (letters > MOST.letters) throw new DeckError("tooLarge");
      yield row;
    }
  } finally {
    statement.free();
  }
}

function parsed(value: SqlValue | undefined): unknown {
  const text = value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
  return text === null || text === undefined || text === "" ? undefined : JSON.parse(String(text));
}
