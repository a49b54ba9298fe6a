import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import type { Shelf } from "../../memory/memory.ts";
import { inSlices, type Effort } from "../../slices.ts";
import { isTakenId, type ChangeRequest } from "./change.ts";
import { answerTo, dictionaryAfter, type Changed } from "./changed.ts";
import { readKnownDictionary, readMentioned, type KnownDictionary } from "./known.ts";
import { outdatesKeys, planChanges, type KnownWords, type Plan } from "./plan.ts";
import { writePlan } from "./write.ts";

/** Words that one request may add and still go together with others. */
const FEW = 20;

/** Whether a request only adds a few words: then what others add at the same time can be written with it. */
export function addsFewWords({ changes: { words, ...others } }: ChangeRequest): boolean {
  if (Object.values(others).some((value) => value !== undefined) || !words) return false;
  const { create = [], update = [], delete: removed = [] } = words;
  return update.length + removed.length === 0 && create.length > 0 && create.length <= FEW;
}

/**
 * Tries changes of one dictionary in one statement, without holding it, by what this process knows of it, and taking new
 * ids for new. Answers each in its order; undefined is what has to be done with care: somebody came between, an id is
 * taken, a limit is reached, or the dictionary is not there. More than one request only where all add a few words.
 */
export async function tryTogether(
  db: Db,
  recent: Shelf<KnownDictionary>,
  requests: readonly ChangeRequest[],
): Promise<(Changed | undefined)[]> {
  const [first] = requests;
  if (!first) return [];
  const { userId, dictionaryId } = first;
  const key = `${userId} ${dictionaryId}`;
  const known = recent.take(key) ?? (await readKnownDictionary(db, userId, dictionaryId, { lock: false }));
  if (!known) return [];
  const words = await wordsFor(db, known, requests);
  const plans = await planEach(known, words, requests);
  const whole = joined(plans);
  const time = whole && (await writePlan(db, userId, known, whole).catch(undefinedIfTaken));
  if (!time) return [];
  recent.put(key, { ...dictionaryAfter(known, whole), updated_at: time });
  return requests.map(({ changes }, index) => {
    const plan = plans[index];
    return plan && answerTo(changes, { ...known, updated_at: time }, plan, words);
  });
}

function undefinedIfTaken(error: unknown): undefined {
  if (!isTakenId(error)) throw error;
}

async function wordsFor(
  db: Db,
  dictionary: KnownDictionary,
  [first, ...others]: readonly ChangeRequest[],
): Promise<KnownWords> {
  if (!first || others.length > 0) return new Map();
  const { userId, changes } = first;
  const { create: _, ...words } = changes.words ?? {};
  return readMentioned(db, userId, dictionary, { ...changes, words });
}

/** Each plan begins with what the one before leaves. */
async function planEach(
  dictionary: KnownDictionary,
  words: KnownWords,
  requests: readonly ChangeRequest[],
): Promise<(Plan | undefined)[]> {
  const plans: (Plan | undefined)[] = [];
  let state = dictionary;
  for (const { changes, role, effort } of requests) {
    const careful = words.size === 0 && outdatesKeys(state, changes);
    const plan = careful ? undefined : await planned(planChanges(state, words, changes, role), effort);
    if (plan) state = dictionaryAfter(state, plan);
    plans.push(plan);
  }
  return plans;
}

/** Undefined where it is refused: that has to be looked at with care. */
const planned = (steps: Generator<void, Plan>, effort: Effort | undefined): Promise<Plan | undefined> =>
  inSlices(steps, effort).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });

function joined(plans: readonly (Plan | undefined)[]): Plan | undefined {
  const made = plans.filter((plan) => plan !== undefined);
  const last = made.at(-1);
  return (
    last && {
      ...last,
      made: made.flatMap((plan) => plan.made),
      rewritten: made.flatMap((plan) => plan.rewritten),
      gone: made.flatMap((plan) => plan.gone),
      moves: made.some((plan) => plan.moves),
    }
  );
}
