import { fileURLToPath } from "node:url";

import { urlOf, type Setting } from "./dictionaries/setting.ts";
import { ENDLESS_DAY } from "./endless-day.ts";
import { limitPeople, PASSWORD, type LimitPerson } from "./limits/people.ts";
import { runLoad, requestBytes, type Load, type RequestBytes } from "./load.ts";
import { startProgram } from "./processes.ts";
import { medianOf } from "./report.ts";

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROOM = 4900;

interface Call {
  name: string;
  port: number;
  status?: number;
  next: (person: LimitPerson) => RequestBytes | undefined;
}

/** Compares each main call with the fastest possible on node and PostgreSQL, in the same rounds. */
export async function benchLimits(setting: Setting, seconds: number): Promise<void> {
  const people = await limitPeople(setting, CONNECTIONS);
  await setting.database.pool.query("VACUUM ANALYZE");
  const file = fileURLToPath(new URL("./limits/bare.ts", import.meta.url));
  const bare = await startProgram(file, { DATABASE_URL: urlOf(setting.connection) });
  try {
    const calls = callsTo(bare.port, setting.product.port);
    const loads = new Map<string, Load[]>(calls.map(({ name }) => [name, []]));
    for (let round = 0; round <= ROUNDS; round++)
      for (const call of calls) {
        await setting.database.pool.query(ENDLESS_DAY);
        if (call.name === "answer") await Promise.all(people.map(startTest));
        const load = await measure(call, people, seconds);
        // The first round is a warm-up.
        if (round > 0) loads.get(call.name)?.push(load);
      }
    printTable(new Map([...loads].map(([name, each]) => [name, medianOf(each)])));
  } finally {
    await bare.stop();
  }
}

function callsTo(bare: number, port: number): Call[] {
  const get = (path: (person: LimitPerson) => string) => (person: LimitPerson) =>
    requestBytes("GET", `/api${path(person)}`, person.member.cookie);
  const post = (path: string, body: (person: LimitPerson) => unknown) => (person: LimitPerson) =>
    requestBytes("POST", `/api${path}`, person.member.cookie, body(person));
  const added = new Map<LimitPerson, number>();
  const addWord = (person: LimitPerson): RequestBytes | undefined => {
    const number = (added.get(person) ?? 0) + 1;
    added.set(person, number);
    const words = { create: [{ term: `Neu ${number}`, definitions: [`new ${number}`] }] };
    if (number > ROOM) return undefined;
    return requestBytes("PATCH", `/api/dictionaries/${person.empty}`, person.member.cookie, { words });
  };
  return [
    { name: "bare node:http, JSON", port: bare, next: () => requestBytes("GET", "/", "") },
    {
      name: "bare node:http, one SELECT",
      port: bare,
      next: ({ member }) => requestBytes("GET", `/${member.id}`, ""),
    },
    { name: "read the session", port, next: get(() => "/users/me") },
    { name: "list dictionaries", port, next: get(() => "/dictionaries") },
    { name: "first page of words", port, next: get(({ full }) => `/dictionaries/${full}`) },
    { name: "search", port, next: get(({ full }) => `/dictionaries/${full}?filter=wort49`) },
    { name: "add a word", port, next: addWord },
    { name: "start a test", port, status: 201, next: post("/tester", ({ full }) => setup(full, 50)) },
    { name: "answer", port, next: post("/testing", () => ({ answer: "meaning" })) },
    { name: "sign in", port, status: 204, next: logIn },
  ];
}

/** Without the cookie, because logging in ends the session of the cookie. */
const logIn = ({ email }: LimitPerson): RequestBytes =>
  requestBytes("POST", "/api/auth/login", "", { email, password: PASSWORD });

const setup = (dictionaryId: string, count: number | null) => ({
  dictionaryId,
  wordsNumberLimit: { count, direction: 1 },
});

/** With all words: more than anybody can answer in a round. */
const startTest = ({ member, full }: LimitPerson): Promise<unknown> =>
  member.call("POST", "/tester", setup(full, null));

const measure = (
  { port, status, next }: Call,
  people: readonly LimitPerson[],
  seconds: number,
): Promise<Load> =>
  runLoad({
    port,
    connections: CONNECTIONS,
    seconds,
    ...(status && { status }),
    next: (at) => {
      const person = people[at];
      return person && next(person);
    },
  });

function printTable(loads: ReadonlyMap<string, Load>): void {
  const [json, select] = [...loads.values()].map(({ requestsPerSecond }) => requestsPerSecond);
  const share = (rate: number, of = Number.NaN): string => (rate / of).toFixed(2);
  const row = (...[name = "", ...cells]: string[]): void =>
    void process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(11)).join("")}\n`);
  row("call", "a second", "p50 ms", "p99 ms", "of JSON", "of SELECT");
  for (const [name, { requestsPerSecond: rate, median, p99 }] of loads)
    row(name, rate.toFixed(0), median.toFixed(1), p99.toFixed(1), share(rate, json), share(rate, select));
}
