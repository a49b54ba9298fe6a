import fc from "fast-check";

import { api } from "../../shared/api/index.ts";
import { POLICIES } from "../../shared/policies.ts";
import { TestClient } from "../../test/client.ts";
import type { Random } from "../../test/faults/random.ts";
import { knownOf } from "../../test/fuzz/known.ts";
import { badRequests } from "../../test/fuzz/requests.ts";
import { filled, SLOW_JSON, SLOW_TEXTS } from "../../test/fuzz/slow-texts.ts";
import { sendBytes } from "../../test/fuzz/wire.ts";
import type { Person } from "./visit.ts";

const WORDS = 100;
const DEFINITIONS = 20;
const LETTERS = 255;
const FUZZ = 2000;
const SMALL = 3800;
const LARGE = 60_000;
const LARGEST = 2_000_000;
const MARKS = ["unordered marks", "marks of many classes"];
const LANGUAGES = ["de", "uk", "fr", "el", "ka", "ja", "ar", "sw"] as const;

interface Attack {
  name: string;
  bytes: (random: Random) => Buffer;
}

/** Counts the answers to hostile senders by attack and status, and collects those that a server must not give. */
export class AttackTally {
  readonly #counts = new Map<string, Map<number, number>>();
  readonly faults: string[] = [];

  add(name: string, status: number): void {
    const counts = this.#counts.get(name) ?? new Map<number, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    this.#counts.set(name, counts);
    // 503 is also the answer for features that are not configured here. If the database cannot keep up, the errors of
    // learners show it.
    if (status >= 500 && status !== 503) this.faults.push(`${name}: ${status}`);
  }

  lines(): string[] {
    return [...this.#counts].map(([name, counts]) => {
      const told = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
      return `${name.padEnd(32)} ${told.join(", ")}`;
    });
  }
}

/** A client that sends the most expensive requests. */
export class HostileSender {
  readonly #port: number;
  readonly #attacks: readonly Attack[];
  readonly #random: Random;
  readonly #attackTally: AttackTally;

  constructor(url: string, attacks: readonly Attack[], random: Random, attackTally: AttackTally) {
    this.#port = Number(new URL(url).port);
    this.#attacks = attacks;
    this.#random = random;
    this.#attackTally = attackTally;
  }

  async act(): Promise<void> {
    const attack = this.#random.of(this.#attacks);
    if (!attack) return;
    try {
      const { status } = await sendBytes(this.#port, attack.bytes(this.#random), 30);
      this.#attackTally.add(attack.name, status);
    } catch (error) {
      this.#attackTally.faults.push(`${attack.name}: ${String(error)}`);
    }
  }
}

/** The requests that senders choose from; built once, so that sending them uses little processor time. */
export async function attacksOn(url: string, victims: readonly Person[]): Promise<Attack[]> {
  const guest = await fullGuest(url);
  const fuzzed = await fuzzedRequests(url);
  return [...atTheEntrance(victims), ...slowBodies(guest), ...heavyWork(guest), fuzzed];
}

function atTheEntrance(victims: readonly Person[]): Attack[] {
  const piles = MARKS.map((name) => SLOW_TEXTS[name]).filter((text) => text !== undefined);
  const ways = ["login", "signup", "restore"] as const;
  return [
    ...[SMALL, LARGE].map((bytes) => ({
      name: `${bytes} bytes of marks at the entrance`,
      bytes: (random: Random) => {
        const pile = random.of(piles);
        const text = pile ? filled(pile, bytes / 2, Buffer.byteLength) : "";
        return post(
          `/auth/${random.of(ways)}`,
          { email: `${text}@example.test`, password: text },
          somewhere(random),
        );
      },
    })),
    {
      name: "log-in tries",
      bytes: (random) => {
        const password = `Guess${random.number()}`;
        return post("/auth/login", { email: random.of(victims)?.email, password }, somewhere(random));
      },
    },
    { name: "guests of many networks", bytes: (random) => post("/auth/guest", undefined, somewhere(random)) },
    {
      name: "guests of one network",
      bytes: (random) => post("/auth/guest", undefined, `2001:db8:0:${random.upTo(39).toString(16)}::1`),
    },
  ];
}

function slowBodies(guest: Guest): Attack[] {
  const shapes = Object.entries(SLOW_JSON).flatMap(([name, shape]) =>
    [LARGE, LARGEST].map((bytes) => ({ name: `${name}, ${bytes} bytes`, body: Buffer.from(shape(bytes)) })),
  );
  const whole = shapes.map(({ name, body }) => ({ name, bytes: () => guest.patch(body) }));
  const half = {
    name: "half-sent bodies",
    bytes: (random: Random) => {
      const body = random.of(shapes)?.body ?? Buffer.alloc(0);
      return guest.patch(body).subarray(0, -Math.ceil(body.length / 2));
    },
  };
  return [...whole, half, half];
}

function heavyWork(guest: Guest): Attack[] {
  return [
    {
      name: "another language",
      bytes: (random) => guest.patch(Buffer.from(JSON.stringify({ termsLanguage: random.of(LANGUAGES) }))),
    },
    {
      name: "a test of all words",
      bytes: () =>
        post(
          "/tester",
          { dictionaryId: guest.dictionaryId, wordsNumberLimit: { count: null, direction: 1 } },
          guest.from,
          guest.cookie,
        ),
    },
    {
      name: "search",
      bytes: (random) => {
        const filter = encodeURIComponent("ṩ".repeat(random.upTo(30)));
        return request(
          "GET",
          `/dictionaries/${guest.dictionaryId}?filter=${filter}`,
          guest.from,
          guest.cookie,
        );
      },
    },
  ];
}

async function fuzzedRequests(url: string): Promise<Attack> {
  const client = new TestClient(url);
  client.headers = { "x-forwarded-for": "2001:db8:ffff::1" };
  await client.ok(api.auth.guest);
  await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  const requests = fc.sample(badRequests(await knownOf(client)), { numRuns: FUZZ, seed: 1 });
  return {
    name: "generated bad requests",
    bytes: (random) => random.of(requests)?.bytes ?? Buffer.alloc(0),
  };
}

interface Guest {
  cookie: string;
  from: string;
  dictionaryId: string;
  patch: (body: Buffer) => Buffer;
}

/** A guest with as much text as a hundred words can have. */
async function fullGuest(url: string): Promise<Guest> {
  const client = new TestClient(url);
  const from = "2001:db8:fffe::1";
  client.headers = { "x-forwarded-for": from };
  const id = await fillDictionary(client);
  const cookie = [...client.cookies].map((pair) => pair.join("=")).join("; ");
  return {
    cookie,
    from,
    dictionaryId: id,
    patch: (body) => request("PATCH", `/dictionaries/${id}`, from, cookie, body),
  };
}

/** Signs in a guest and creates a dictionary of a hundred words with the most and longest definitions allowed. */
export async function fillDictionary(client: TestClient): Promise<string> {
  await client.ok(api.auth.guest);
  await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Full", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const create = longWords(WORDS);
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  return id;
}

/** About 5 KB each. */
export const longWords = (many: number) =>
  Array.from({ length: many }, (_, word) => ({
    term: `Wort ${word}`,
    definitions: Array.from({ length: DEFINITIONS }, (__, at) =>
      `${word} ${at} `.padEnd(LETTERS, "long words and more of them ").trim(),
    ),
  }));

/** An address in one of a million networks. */
const somewhere = (random: Random): string =>
  `2001:db8:${random.upTo(15).toString(16)}:${random.upTo(65_535).toString(16)}::1`;

const post = (path: string, body: unknown, from: string, cookie?: string): Buffer =>
  request("POST", path, from, cookie, body === undefined ? undefined : Buffer.from(JSON.stringify(body)));

function request(method: string, path: string, from: string, cookie?: string, body?: Buffer): Buffer {
  const head = [
    `${method} /api${path} HTTP/1.1`,
    "host: localhost",
    "connection: close",
    `x-forwarded-for: ${from}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(body ? ["content-type: application/json", `content-length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body ?? Buffer.alloc(0)]);
}
