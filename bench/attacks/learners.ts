import { v7 as uuidv7 } from "uuid";

import { Random } from "../../test/faults/random.ts";
import { letArrive } from "../learners/arrivals.ts";
import { Tally } from "../learners/tally.ts";
import { sendOk, type People, type Person } from "./people.ts";

const LEARNERS = 8;
const WORDS = 200;
/** Calls per second of all together. */
const RATE = 16;

type Call = [name: string, method: string, path: string, body?: unknown];

/** People who learn, one call after the other. */
export class Learners {
  readonly #people: readonly Person[];

  private constructor(people: readonly Person[]) {
    this.#people = people;
  }

  static async enrol(people: People): Promise<Learners> {
    const terms = Array.from({ length: WORDS }, (_, at) => `Wort ${at}`);
    const learners = await Promise.all(Array.from({ length: LEARNERS }, () => people.user(terms)));
    for (const { client, dictionaryId } of learners)
      await sendOk(client, "POST", "/api/tester", {
        dictionaryId,
        wordsNumberLimit: { count: null, direction: 1 },
      });
    return new Learners(learners);
  }

  /** What they waited in so many seconds, each from the moment when a call was due. */
  async waitsFor(seconds: number): Promise<Tally> {
    const tally = new Tally();
    const learners = this.#people.map((person) => learnerOf(person, tally));
    const dropped = await letArrive({ rate: RATE, seconds, learners, random: new Random(1) });
    for (let call = 0; call < dropped; call++) tally.add("none", Number.POSITIVE_INFINITY, "no answer");
    return tally;
  }
}

function learnerOf(person: Person, tally: Tally): { act: (due: number) => Promise<void> } {
  const calls = callsOf(person);
  let last = Promise.resolve();
  const perform = async (due: number): Promise<void> => {
    const [name, method, path, body] = calls.next().value;
    const status = await person.client.send(method, path, body).then(
      (answer) => answer.status,
      () => 0,
    );
    tally.add(name, performance.now() - due, status >= 200 && status < 300 ? undefined : String(status));
  };
  return { act: (due) => (last = last.then(() => perform(due))) };
}

function* callsOf({ dictionaryId }: Person): Generator<Call, never> {
  const dictionary = `/api/dictionaries/${dictionaryId}`;
  for (;;) {
    const id = uuidv7();
    const create = [{ id, term: "Neues", definitions: ["new"] }];
    yield ["list dictionaries", "GET", "/api/dictionaries"];
    yield ["first page of words", "GET", dictionary];
    yield ["add a word", "PATCH", dictionary, { words: { create } }];
    yield ["remove a word", "PATCH", dictionary, { words: { delete: [id] } }];
    yield ["answer", "POST", "/api/testing", { answer: "something else" }];
    yield ["read the queue", "GET", "/api/review/queue"];
  }
}
