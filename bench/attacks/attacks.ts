import { setTimeout as delay } from "node:timers/promises";

import { sharedPicturePath } from "../../shared/share-picture.ts";
import type { TestClient } from "../../test/client.ts";
import { medianNumber } from "../report.ts";
import { sendOk, tokenOf, type People, type Person } from "./people.ts";

export interface Attack {
  name: string;
  /** What has to be there before; answers with what goes on until a moment, and then tells what it got. */
  prepare: (people: People) => Promise<(end: number) => Promise<string>>;
}

const MARKS = `a${"\u0323\u0301".repeat(14_500)}`;
const READINGS = "<rt>x".repeat(50_000);
const STARS = Array.from({ length: 240 }, (_, at) => `a*a*a*a*z${at}`).join(" or ");
const LONG_WORDS = 300;
const SEARCHERS = 16;
const GUESTS = 4;
const SAID_AT_ONCE = 40;
const SHARES = 20;
const PICTURES_AT_ONCE = 40;

export const ATTACKS: readonly Attack[] = [
  {
    name: "tags of marks, by four guests",
    prepare: async (people) => {
      const guests = await several(GUESTS, () => people.guest());
      const body = { words: { create: [{ term: "a", definitions: ["b"], tags: [MARKS] }] } };
      return again(guests, ({ client, dictionaryId }) =>
        client.send("PATCH", `/api/dictionaries/${dictionaryId}`, body),
      );
    },
  },
  {
    name: "findNotes of 240 patterns, by sixteen users",
    prepare: async (people) => {
      const searchers = await searching(people);
      return again(searchers, ({ client, token }) => ask(client, token, "findNotes", { query: STARS }));
    },
  },
  {
    name: "a filter of patterns, by sixteen users",
    prepare: (people) => filtering(people, "a*a*a*a*zq".repeat(6)),
  },
  { name: "a plain filter, by sixteen users", prepare: (people) => filtering(people, "ab") },
  {
    name: "addNote: 250 KB of readings",
    prepare: (people) => addingNotes(people, { Definitions: READINGS }),
  },
  { name: "addNote: a term of marks", prepare: (people) => addingNotes(people, { Term: MARKS }) },
  { name: "forty texts of digits to say, by one user", prepare: sayingDigits },
  { name: "forty calls for twenty shared pictures", prepare: askingForPictures },
];

interface Searcher extends Person {
  token: string;
}

const searching = (people: People): Promise<Searcher[]> => {
  const terms = Array.from({ length: LONG_WORDS }, (_, at) => `${"ab ".repeat(80)}${at}`);
  return several(SEARCHERS, async () => {
    const person = await people.user(terms);
    return { ...person, token: await tokenOf(person) };
  });
};

async function filtering(people: People, filter: string): ReturnType<Attack["prepare"]> {
  const searchers = await searching(people);
  return again(searchers, ({ client, dictionaryId }) =>
    client.send("GET", `/api/dictionaries/${dictionaryId}?filter=${encodeURIComponent(filter)}`),
  );
}

async function addingNotes(people: People, fields: object): ReturnType<Attack["prepare"]> {
  const person = await people.user(["Wort"]);
  const token = await tokenOf(person);
  const note = {
    deckName: "Deutsch",
    modelName: "Wordhoard",
    fields: { Term: "Neues", Definitions: "new", ...fields },
  };
  return again([person], ({ client }) => ask(client, token, "addNote", { note }));
}

const ask = (client: TestClient, key: string, action: string, params: object) =>
  client.send("POST", "/api/ankiconnect", { action, version: 6, params, key });

async function sayingDigits(people: People): ReturnType<Attack["prepare"]> {
  const [attacker, other] = await several(2, () => people.user(["Wort"]));
  const say = (person: Person | undefined, text: string) =>
    person?.client.send("GET", `/api/speech/de?text=${encodeURIComponent(text)}`);
  return async (end) => {
    let number = 0;
    const digits = (): string => String((number += 1)).padStart(255, "73");
    const [tally, others] = [new Statuses(), new Statuses()];
    const attack = Array.from({ length: SAID_AT_ONCE }, async () => {
      while (performance.now() < end) await tally.count(say(attacker, digits()));
    });
    const waits: number[] = [];
    while (performance.now() < end) {
      await delay(500);
      const began = performance.now();
      await others.count(say(other, `Wort ${(number += 1)}`));
      waits.push(performance.now() - began);
    }
    await Promise.all(attack);
    const [median, most] = [medianNumber(waits), Math.max(...waits)].map((wait) => (wait / 1000).toFixed(1));
    return `${tally.told()}; another's words: ${others.told()}, median ${median} s, most ${most} s`;
  };
}

async function askingForPictures(people: People): ReturnType<Attack["prepare"]> {
  const { client, dictionaryId } = await people.user(Array.from({ length: 40 }, (_, at) => `Wort ${at}`));
  const paths = new Set<string>();
  while (paths.size < SHARES) {
    const { url } = await sendOk<{ url: string }>(client, "POST", `/api/dictionaries/${dictionaryId}/shares`);
    paths.add(sharedPicturePath(url.split("/").at(-1) ?? ""));
  }
  return async (end) => {
    const tally = new Statuses();
    const began = performance.now();
    const missing = new Set(paths);
    const first = Array.from({ length: PICTURES_AT_ONCE }, (_, at) => [...paths][at % SHARES] ?? "");
    for (let wanted = first; wanted.length > 0; wanted = [...missing]) {
      const answers = await Promise.all(
        wanted.map(async (path) => ({ path, status: await tally.count(client.send("GET", path)) })),
      );
      for (const { path, status } of answers) if (status === 200) missing.delete(path);
      if (missing.size > 0) await delay(1000);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    await delay(Math.max(0, end - performance.now()));
    return `${tally.told()}; all twenty after ${seconds} s`;
  };
}

const several = <T>(count: number, one: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, one));

/** Each of them sends the same again as soon as it is answered. */
const again =
  <P>(senders: readonly P[], send: (sender: P) => Promise<{ status: number }>) =>
  async (end: number): Promise<string> => {
    const tally = new Statuses();
    await Promise.all(
      senders.map(async (sender) => {
        while (performance.now() < end) await tally.count(send(sender));
      }),
    );
    return tally.told();
  };

/** How often which status was answered; 0 is no answer. */
class Statuses {
  readonly #counts = new Map<number, number>();

  async count(sent: Promise<{ status: number }> | undefined): Promise<number> {
    const status = (await sent?.catch(() => undefined))?.status ?? 0;
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    return status;
  }

  told(): string {
    return [...this.#counts].map(([status, count]) => `${count} × ${status}`).join(", ");
  }
}
