import { daysOf, decksOf, type Action, type Caller } from "./caller.ts";
import { findNotes } from "./find.ts";
import { numberOfUuid } from "./ids.ts";
import { cardsInfo, changeTimes, notesInfo, readAllTags, restingOf, statesOfCards } from "./info.ts";
import { allIntervals } from "./intervals.ts";
import { MODEL, requireModel } from "./model.ts";
import { idsOf, MOST_TASKS, textOf, VERSION, type Fields } from "./protocol.ts";
import { readQuery } from "./query.ts";

/** Actions that tell of decks and of the one model, or nothing at all. */
export const ABOUT: Readonly<Record<string, Action>> = {
  version: async () => VERSION,
  deckNames: async (caller) => caller.room.texts((await decksOf(caller)).map(({ name }) => name)),
  deckNamesAndIds: async (caller) => {
    const decks = await decksOf(caller);
    caller.room.texts(decks.map(({ name }) => name));
    caller.room.take(decks.length * BYTES_PER_NUMBER);
    return Object.fromEntries(decks.map(({ id, name }) => [name, numberOfUuid(id)]));
  },
  modelNames: async () => [MODEL.name],
  modelNamesAndIds: async () => ({ [MODEL.name]: MODEL.id }),
  modelFieldNames: async (_, { modelName }) => {
    requireModel(modelName);
    return MODEL.fields;
  },
  getTags: async ({ search, userId, room }) => room.texts(await readAllTags(search, userId)),
  // Everything is on the server already, and there is no window to show.
  sync: async () => null,
  guiEditNote: async () => null,
};

/** Actions that find notes and tell of them. */
export const FINDING: Readonly<Record<string, Action>> = {
  findNotes: (caller, params) => find(caller, textOf(params, "query")),
  findCards: (caller, params) => find(caller, textOf(params, "query")),
  // A program that wants to show notes can show what was found.
  guiBrowse: (caller, params) => find(caller, textOf(params, "query")),
  notesInfo: async (caller, params) => {
    const { search, userId, room } = caller;
    const numbers = "notes" in params ? idsOf(params, "notes") : await find(caller, textOf(params, "query"));
    return notesInfo(search, { userId, numbers, room });
  },
  cardsInfo: async (caller, params) => {
    const { search, userId, room } = caller;
    const [decks, { today }] = [await decksOf(caller), await daysOf(caller)];
    return cardsInfo(search, { userId, numbers: idsOf(params, "cards"), room, decks, today });
  },
  cardsToNotes: async ({ search, userId }, params) => {
    const numbers = idsOf(params, "cards");
    const known = await restingOf(search, userId, numbers);
    return [...new Set(numbers)].filter((number) => known.has(number));
  },
  notesModTime: ({ search, userId }, params) =>
    changeTimes(search, { userId, numbers: idsOf(params, "notes") }, "noteId"),
  cardsModTime: ({ search, userId }, params) =>
    changeTimes(search, { userId, numbers: idsOf(params, "cards") }, "cardId"),
  areSuspended: async ({ search, userId }, params) => {
    const numbers = idsOf(params, "cards");
    const resting = await restingOf(search, userId, numbers);
    return numbers.map((number) => resting.get(number) ?? null);
  },
  // A new card is due as long as it is new.
  areDue: async (caller, params) =>
    (await statesIn(caller, params)).map(
      ({ resting, memory }) => !resting && (memory === null || (memory.due ?? 1) <= 0),
    ),
  getIntervals: async (caller, params) => {
    if (params["complete"] === true) {
      const { db, userId, effort, room } = caller;
      return allIntervals(db, { userId, numbers: idsOf(params, "cards", MOST_TASKS), effort, room });
    }
    return (await statesIn(caller, params)).map(({ memory }) => memory?.ivl ?? 0);
  },
};

/** Of a number and what separates it from the next in an answer. */
const BYTES_PER_NUMBER = 17;

async function find(caller: Caller, text: string): Promise<number[]> {
  const query = readQuery(text);
  const [decks, days] = [await decksOf(caller), await daysOf(caller)];
  const found = await findNotes(caller.search, { userId: caller.userId, decks, days }, query);
  caller.room.take(found.length * BYTES_PER_NUMBER);
  return found;
}

const statesIn = async (caller: Caller, params: Fields): ReturnType<typeof statesOfCards> => {
  const { today } = await daysOf(caller);
  return statesOfCards(caller.search, caller.userId, idsOf(params, "cards"), today);
};
