import { AppError } from "../../app-error.ts";
import { addNotes } from "./add.ts";
import { decksOf, messageOf, type Action, type Caller } from "./caller.ts";
import { readNoteChange } from "./changes.ts";
import { KnownTerms, readNotes } from "./judge.ts";
import type { CaughtNote } from "./notes.ts";
import { AnkiError, idsOf, tasksOf } from "./protocol.ts";
import { changeTags, createDeck, deleteNotes, rest, updateNote } from "./write.ts";

/** Actions that add, change and delete notes, or tell whether they could be added. */
export const WRITING: Readonly<Record<string, Action>> = {
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
  updateNoteFields: async (caller, { note }) => {
    await updateNote(caller, { ...readNoteChange(note), tags: undefined });
    return null;
  },
  updateNote: async (caller, { note }) => {
    const change = readNoteChange(note);
    if (!change.fields && !Array.isArray(change.tags))
      throw new AnkiError('Must provide a "fields" or "tags" property.');
    await updateNote(caller, change);
    return null;
  },
  addTags: async (caller, params) => {
    await changeTags(caller, { numbers: idsOf(params, "notes"), tags: params["tags"], change: "add" });
    return null;
  },
  removeTags: async (caller, params) => {
    await changeTags(caller, { numbers: idsOf(params, "notes"), tags: params["tags"], change: "remove" });
    return null;
  },
  deleteNotes: async (caller, params) => {
    await deleteNotes(caller, idsOf(params, "notes"));
    return null;
  },
  suspend: (caller, params) => rest(caller, { numbers: idsOf(params, "cards"), resting: true }),
  unsuspend: (caller, params) => rest(caller, { numbers: idsOf(params, "cards"), resting: false }),
  createDeck: (caller, { deck }) => createDeck(caller, deck),
  // Media is not stored, which AnkiConnect reports by returning no file name.
  storeMediaFile: async () => null,
};

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
