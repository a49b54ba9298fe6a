import { messageOf, type Action, type Caller } from "./caller.ts";
import {
  AnkiError,
  isFields,
  MOST_TASKS,
  readRequest,
  refusal,
  success,
  tasksOf,
  VERSION,
} from "./protocol.ts";
import { ABOUT, FINDING } from "./reading.ts";
import { WRITING } from "./writing.ts";

const ACTIONS: Readonly<Record<string, Action>> = {
  ...ABOUT,
  requestPermission: async () => PERMISSION,
  apiReflect: async (_, { scopes, actions }) => reflected(scopes, actions),
  ...FINDING,
  ...WRITING,
  multi: async (caller, params) => {
    const answers: unknown[] = [];
    for (const one of tasksOf(params, "actions")) answers.push(await answerTo(caller, one));
    return answers;
  },
};

export const ACTION_NAMES: readonly string[] = Object.keys(ACTIONS);

/** The answer of the one action that needs no key. */
export const PERMISSION = { permission: "granted", requireApiKey: true, version: VERSION };

/** In simple actions: one that searches all words, a note that has to be read, and a note that is only named. */
const COST = { search: 5, note: 1 / 10, id: 1 / 100 };
const SEARCHES: ReadonlySet<string> = new Set(["findNotes", "findCards", "guiBrowse", "getTags"]);

/** What a request with everything in it costs the server, counted in simple actions; a refusal costs little. */
export function costOf(value: unknown): number {
  const request = orNull(() => readRequest(value));
  if (!request) return 1;
  const { action, params } = request;
  const { actions, notes, cards, query } = params;
  if (action === "multi" && Array.isArray(actions) && actions.length <= MOST_TASKS)
    return actions.reduce<number>((sum, one) => sum + costOf(one), 1);
  const entries: unknown[] = [notes, cards].filter(Array.isArray).flat();
  const costs = entries.reduce<number>((sum, one) => sum + (isFields(one) ? COST.note : COST.id), 0);
  const searches = SEARCHES.has(action) || (action === "notesInfo" && query !== undefined);
  return (searches ? COST.search : 1) + Math.ceil(costs);
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

function reflected(scopes: unknown, actions: unknown) {
  if (!Array.isArray(scopes)) throw new AnkiError("scopes has invalid value");
  if (actions !== undefined && actions !== null && !Array.isArray(actions))
    throw new AnkiError("actions has invalid value");
  if (!scopes.includes("actions")) return { scopes: [] };
  const asked = Array.isArray(actions) ? new Set<unknown>(actions) : null;
  return { scopes: ["actions"], actions: ACTION_NAMES.filter((name) => !asked || asked.has(name)) };
}
