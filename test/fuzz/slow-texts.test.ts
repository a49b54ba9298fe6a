import { afterAll, beforeAll, expect, test } from "vitest";

import { allowances } from "../../server/features/auth/allowances.ts";
import { endpoints } from "../../shared/api/endpoints.ts";
import { api } from "../../shared/api/index.ts";
import { startAccounts, type AccountsServer } from "../accounts.ts";
import { startTranslate, type TranslateStandIn } from "../stand-ins/translate.ts";
import { headersRead } from "./headers-read.ts";
import { measured, type Measured } from "./measure.ts";
import { EMAIL, enter, type Person } from "./person.ts";
import { bodyPlace, headerPlace, MOST_ANSWERED, placesOf, plainRequest, type Place } from "./places.ts";
import { SLOW_JSON } from "./slow-texts.ts";
import { trialsOf, type Trial } from "./trials.ts";

const MOST_TIMES_PLAIN = 5;
/** A shorter time is harmless, and cannot be distinguished from the noise of a busy machine. */
const QUICK_MS = 30;
/** A busy machine is slow from time to time; a slow text is slow every time. Less disturbs the time of the processor. */
const MOST_SPENT_MS = 5000;
const ROUNDS = 5;

/** Nobody answers there: these calls check signatures, and refuse before they ask. */
const PAYMENT = {
  STRIPE_SECRET_KEY: "sk_test",
  STRIPE_WEBHOOK_SECRET: "whsec_test",
  STRIPE_PREMIUM_PRODUCT: "prod_premium",
  STRIPE_API_URL: "http://127.0.0.1:9",
};

/** What an authenticator signs for each call, so that no call here is valid beside it. */
const ONLY_OF_A_DEVICE = "response";

let server: AccountsServer;
let vendor: TranslateStandIn;
let port: number;
let person: Person;
beforeAll(async () => {
  vendor = await startTranslate();
  server = await startAccounts({
    ...PAYMENT,
    TRANSLATE_PROVIDER: "deepl",
    TRANSLATE_URL: vendor.url,
    TRANSLATE_KEY: vendor.key,
  });
  port = Number(new URL(server.url).port);
  person = await enter(server);
});
afterAll(async () => {
  await server.close();
  await vendor.close();
});

test.each(endpoints.flatMap(placesOf))("no text takes much longer than plain text: %s", async (_, places) => {
  // A search would find what the texts of another call have stored.
  person = await enter(server);
  expect(await complaintsAbout(places)).toEqual([]);
});

test.each(Object.entries(SLOW_JSON))("no body takes much longer than plain text: %s", async (name, json) => {
  const trials = [100_000, 2_000_000].map((bytes) => ({
    name: `${name}, ${bytes} bytes`,
    slow: json(bytes),
    plain: JSON.stringify({ name: "a".repeat(bytes) }),
  }));
  expect(await complaintsAbout([bodyPlace(api.dictionaries.update)], () => trials)).toEqual([]);
});

test("no header takes much longer than plain text", async () => {
  const places = await headerPlaces();
  expect(places.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "header accept-language of POST /ankiconnect",
      "header cookie of POST /auth/signup",
      "header x-work of POST /auth/signup",
    ]),
  );
  person = await enter(server);
  expect(await complaintsAbout(places)).toEqual([]);
});

/** Each header in the first call that reads it. */
async function headerPlaces(): Promise<Place[]> {
  // Two thirds of what the test server allows one network: work is asked for, and the server reads the header for it.
  await server.services.limits.note(
    server.database.db,
    200_000,
    ...allowances.signUp("127.0.0.1", EMAIL).slice(-1),
  );
  const places = new Map<string, Place>();
  for (const endpoint of endpoints) {
    await renewed();
    for (const header of await headersRead(() => measured(port, plainRequest(endpoint, person))))
      if (!places.has(header)) places.set(header, headerPlace(endpoint, header));
  }
  return [...places.values()];
}

async function complaintsAbout(places: readonly Place[], trialsIn = trialsOf): Promise<string[]> {
  const complaints: string[] = [];
  for (const place of places) {
    await renewed();
    for (const trial of trialsIn(place, person.known)) {
      const complaint = await complaintAbout(place, trial);
      if (complaint) complaints.push(`${place.name}: ${trial.name}: ${complaint}`);
    }
  }
  return complaints;
}

const isQuick = ({ took, used }: Times): boolean => Math.max(took, used) <= QUICK_MS;
const isUnauthorized = ({ body }: Measured): boolean => body.includes('"unauthorized"');

/** Compares the best times: only what a text always takes is its own. */
async function complaintAbout(place: Place, { slow, plain }: Trial): Promise<string | null> {
  const least = { took: Number.POSITIVE_INFINITY, used: Number.POSITIVE_INFINITY };
  const leastPlain = { ...least };
  let spent = 0;
  for (let round = 1; spent < MOST_SPENT_MS; round++) {
    const answer = await sent(place, slow);
    const wrong = faultIn(answer, place, slow);
    if (wrong) return wrong;
    keepLeast(least, answer);
    if (isQuick(least)) return null;
    keepLeast(leastPlain, await sent(place, plain));
    const usedAsPlain = isNear(least.used, leastPlain.used);
    if (usedAsPlain && isNear(least.took, leastPlain.took)) return null;
    if (!usedAsPlain && round >= ROUNDS) break;
    spent += answer.took;
  }
  return `${told(least)} instead of ${told(leastPlain)}`;
}

type Times = Pick<Measured, "took" | "used">;

function keepLeast(least: Times, { took, used }: Times): void {
  least.took = Math.min(least.took, took);
  least.used = Math.min(least.used, used);
}

const isNear = (slow: number, plain: number): boolean => slow <= Math.max(QUICK_MS, MOST_TIMES_PLAIN * plain);

const told = ({ took, used }: Times): string =>
  `${took.toFixed(1)} ms (${used.toFixed(1)} ms of the processor)`;

async function sent(place: Place, value: string): Promise<Measured> {
  const answer = await measured(port, place.request(value, person));
  if (!isUnauthorized(answer) || !(await renewed())) return answer;
  return measured(port, place.request(value, person));
}

/** Some calls end the session: then somebody else signs in. */
async function renewed(): Promise<boolean> {
  const { status } = await measured(port, plainRequest(api.dictionaries.read, person));
  if (status === 200) return false;
  person = await enter(server);
  return true;
}

function faultIn(
  { status, body }: Measured,
  { field, mostAnswered = () => MOST_ANSWERED }: Place,
  { length }: string,
): string | null {
  if (status >= 500 && !body.includes('"provider_not_configured"')) return `${status} ${body}`;
  if (Buffer.byteLength(body) > mostAnswered(length)) return `an answer of ${Buffer.byteLength(body)} bytes`;
  if (!body.includes('"validation_failed"')) return null;
  const named = Object.keys((JSON.parse(body) as { fields: object }).fields);
  const isNamed = named.some((name) => name.startsWith(field) || field.startsWith(`${name}.`));
  return isNamed || named.includes(ONLY_OF_A_DEVICE) ? null : `refused: ${named.join()}`;
}
