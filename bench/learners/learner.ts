import type { Random } from "../../test/faults/random.ts";
import { LoadConnection, type LoadAnswer } from "../testing-load.ts";
import type { Tally } from "./tally.ts";
import { visit, type Call, type Person } from "./visit.ts";

const NO_ANSWER: LoadAnswer = { status: 0, head: "", body: "" };

/** Simulates one person, visit after visit. */
export class Learner {
  readonly #url: string;
  readonly #person: Person;
  readonly #random: Random;
  readonly #tally: () => Tally;
  #line: LoadConnection | undefined;
  #visit: Generator<Call, void, LoadAnswer> | undefined;
  #last: LoadAnswer = NO_ANSWER;
  #queue: Promise<void> = Promise.resolve();

  constructor(url: string, person: Person, random: Random, tally: () => Tally) {
    this.#url = url;
    this.#person = person;
    this.#random = random;
    this.#tally = tally;
  }

  /**
   * Sends the next request as soon as the previous one is answered; its latency counts from the moment when it was due.
   */
  act(due: number): Promise<void> {
    this.#queue = this.#queue.then(() => this.#perform(due));
    return this.#queue;
  }

  leave(): void {
    this.#line?.close();
  }

  async #perform(due: number): Promise<void> {
    const { name, path, ...request } = this.#nextCall();
    try {
      this.#line ??= await LoadConnection.open(this.#url);
      const { cookie, from } = this.#person;
      this.#last = await this.#line.send({ ...request, path: `/api${path}`, cookie, from });
      const { status, body } = this.#last;
      this.#tally().add(
        name,
        performance.now() - due,
        status < 300 ? undefined : `${status} ${codeIn(body)}`,
      );
    } catch (error) {
      this.#line?.close();
      this.#line = undefined;
      this.#last = NO_ANSWER;
      this.#tally().add(name, performance.now() - due, String(error));
    }
  }

  #nextCall(): Call {
    for (;;) {
      const next = this.#visit?.next(this.#last);
      if (next && !next.done) return next.value;
      this.#visit = visit(this.#person, this.#random);
    }
  }
}

const codeIn = (body: string): string => /"code":"(\w+)"/.exec(body)?.[1] ?? "";
