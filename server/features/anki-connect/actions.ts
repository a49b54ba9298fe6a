import type { Kysely } from "kysely";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Role } from "../../../shared/roles.ts";
import { AppError } from "../../app-error.ts";
import { StatementsTooLong } from "../../database/call-database.ts";
import type { Tables } from "../../database/tables.ts";
import { errorBody } from "../../http/errors.ts";
import type { Effort } from "../../slices.ts";
import { addNotes } from "./add.ts";
import { readDecks, type Deck } from "./decks.ts";
import { findNotes } from "./find.ts";
import { numberOf } from "./ids.ts";
import { cardsInfo, notesInfo } from "./info.ts";
import { KnownTerms, readNotes } from "./judge.ts";
import { requireModel, MODEL } from "./model.ts";
import type { CaughtNote } from "./notes.ts";
import {
  AnkiError,
  idsOf,
  MOST_TASKS,
  readRequest,
  refusal,
  success,
  tasksOf,
  textOf,
  VERSION,
  type Fields,
} from "./protocol.ts";
import { readQuery } from "./query.ts";

/** The user that a program acts for, and the services it needs. */
export interface Caller {
  db: Kysely<Tables>;
  /** For statements that look through texts: one second for all of them (decision 211). */
  search: Kysely<Tables>;
  userId: string;
  role: Role;
  language: InterfaceLanguage;
  effort: Effort;
}

type Action = (caller: Caller, params: Fields) => Promise<unknown>;

const ACTIONS: Readonly<Record<string, Action>> = {
  version: async () => VERSION,
  requestPermission: async () => PERMISSION,
  deckNames: async (caller) => (await decksOf(caller)).map(({ name }) => name),
  deckNamesAndIds: async (caller) =>
    Object.fromEntries((await decksOf(caller)).map(({ id, name }) => [name, numberOf(id)])),
  modelNames: async () => [MODEL.name],
  modelNamesAndIds: async () => ({ [MODEL.name]: MODEL.id }),
  modelFieldNames: async (_, { modelName }) => {
    requireModel(modelName);
    return MODEL.fields;
  },
  canAddNotes: async (caller, params) =>
    (await refusalsOf(caller, tasksOf(params, "notes"))).map((error) => error === null),
  canAddNotesWithErrorDetail: async (caller, params) =>
    (await refusalsOf(caller, tasksOf(params, "notes"))).map((error) =>
      error === null ? { canAdd: true } : { canAdd: false, error },
    ),
  addNote: async (caller, { note }) => {
    const [added] = await add(caller, [note]);
    if (added instanceof Error) throw added;
    return added;
  },
  addNotes: async (caller, params) =>
    (await add(caller, tasksOf(params, "notes"))).map((added) => (added instanceof Error ? null : added)),
  findNotes: async (caller, params) => {
    const query = readQuery(textOf(params, "query"));
    return findNotes(caller.search, caller.userId, await decksOf(caller), query);
  },
  notesInfo: ({ search, userId }, params) => notesInfo(search, userId, idsOf(params, "notes")),
  cardsInfo: async (caller, params) =>
    cardsInfo(caller.search, caller.userId, await decksOf(caller), idsOf(params, "cards")),
  // Media is not stored, which AnkiConnect reports by returning no file name.
  storeMediaFile: async () => null,
  multi: async (caller, params) => {
    const answers: unknown[] = [];
    for (const one of tasksOf(params, "actions")) answers.push(await answerTo(caller, one));
    return answers;
  },
};

export const ACTION_NAMES: readonly string[] = Object.keys(ACTIONS);

/** Actions that need no key. */
export const PERMISSION = { permission: "granted", requireApiKey: true, version: VERSION };

/** The cost of an action that searches all words, and how many notes cost as much as one action. */
const SEARCH_COST = 5;
const NOTES_PER_COST = 10;

/** What a request with everything in it costs the server, counted in simple actions; a refusal costs little. */
export function costOf(value: unknown): number {
  const request = orNull(() => readRequest(value));
  if (!request) return 1;
  const { action, params } = request;
  const { actions, notes, cards } = params;
  if (action === "multi" && Array.isArray(actions) && actions.length <= MOST_TASKS)
    return actions.reduce<number>((sum, one) => sum + costOf(one), 1);
  const entries = [notes, cards].find(Array.isArray)?.length ?? 0;
  return (action === "findNotes" ? SEARCH_COST : 1) + Math.ceil(entries / NOTES_PER_COST);
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof AnkiError) return null;
    throw error;
  }
}

/** Runs an action; a refusal is also an answer. */
export async function answerTo(caller: Caller, value: unknown): Promise<unknown> {
  try {
    const { action, version, params } = readRequest(value);
    const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!act) throw new AnkiError("unsupported action");
    return success(version, await act(caller, params));
  } catch (error) {
    return refusal(messageOf(error, caller.language));
  }
}

/** Errors that are neither AnkiConnect's nor the caller's fault are not described here. */
function messageOf(error: unknown, language: InterfaceLanguage): string {
  if (error instanceof AnkiError) return error.message;
  if (error instanceof StatementsTooLong)
    return "the search takes too long: ask for fewer terms, or for less at once";
  if (error instanceof AppError) return errorBody(error, language).message;
  throw error;
}

const add = ({ db, userId, effort }: Caller, values: readonly unknown[]): ReturnType<typeof addNotes> =>
  db.transaction().execute((tx) => addNotes(tx, { userId, values, effort }));

/** Why each note could not be added; null where it could. */
async function refusalsOf(caller: Caller, values: readonly unknown[]): Promise<(string | null)[]> {
  const { search, userId, language, effort } = caller;
  const notes = await readNotes(values, await decksOf(caller), effort);
  const known = await KnownTerms.of(search, userId, notes);
  return notes.map((note) => {
    const refusal = note instanceof AnkiError ? note : (known.refusalOf(note) ?? otherRefusalOf(note));
    return refusal && messageOf(refusal, language);
  });
}

function otherRefusalOf({ deck, word, termAlone }: CaughtNote): AnkiError | AppError | null {
  if (deck.room <= 0) return new AppError("words_limit");
  return word instanceof AnkiError && !termAlone ? word : null;
}

const decksOf = ({ db, userId, role }: Caller): Promise<Deck[]> => readDecks(db, { userId, role });
