import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { openToday, renewSubscription, showReminder, type SubscriptionChange } from "./pushes.ts";

interface Tab {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (path: string) => Promise<Tab | null>;
}

let shown: { title: string; lang: string | undefined }[];
let tabs: Tab[];
/** What became of the tabs, in order. */
let did: string[];
/** What the browser itself speaks. */
let spoken: string[];

function tab(path: string, controlled = true): void {
  const one: Tab = {
    url: `https://words.test${path}`,
    focus: async () => did.push(`${path} in front`),
    navigate: async (to) => {
      if (!controlled) throw new TypeError("not controlled");
      did.push(`${path} leads to ${to}`);
      return one;
    },
  };
  tabs.push(one);
}

beforeEach(() => {
  [shown, tabs, did, spoken] = [[], [], [], []];
  vi.stubGlobal("navigator", {
    get languages() {
      return spoken;
    },
  });
});

const registration = {
  showNotification: async (title: string, { lang }: NotificationOptions) => void shown.push({ title, lang }),
  pushManager: { subscribe: async () => subscription("https://push.test/own") },
  // Of a registration, nothing else is used.
} as unknown as ServiceWorkerRegistration;

const open = () =>
  openToday({ matchAll: async () => tabs, openWindow: async (path) => did.push(`${path} opens`) });

afterEach(() => vi.unstubAllGlobals());

test.each(INTERFACE_LANGUAGES)("the number is said in %s, each with its plural form", async (language) => {
  for (const words of ["1", "2", "5"]) await showReminder(registration, words, language);
  expect(shown.map(({ lang }) => lang)).toEqual([language, language, language]);
  expect(shown.map(({ title }) => /\d+/.exec(title)?.[0])).toEqual(["1", "2", "5"]);
  const forms = new Set(shown.map(({ title }) => title.replace(/\d+/, "")));
  expect(forms.size).toBe(["uk", "pl", "ru"].includes(language) ? 3 : 2);
});

test("where nobody's language is known, the browser's is spoken, and otherwise English", async () => {
  spoken = ["eo", "pl-PL", "de"];
  await showReminder(registration, "22", undefined);
  spoken = ["eo"];
  await showReminder(registration, "22", undefined);
  expect(shown.map(({ lang }) => lang)).toEqual(["pl", "en"]);
});

test("a message without a number still tells one", async () => {
  await showReminder(registration, undefined, "en");
  expect(shown.map(({ title }) => title)).toEqual([expect.stringMatching(/^0 /)]);
});

test("a tab that reviews is brought to the front as it is", async () => {
  tab("/dictionaries");
  tab("/today/review");
  await open();
  expect(did).toEqual(["/today/review in front"]);
});

test("another tab is led to Today", async () => {
  tab("/dictionaries");
  await open();
  expect(did).toEqual(["/dictionaries leads to /today", "/dictionaries in front"]);
});

test("without a tab that can be led, Today opens", async () => {
  await open();
  tab("/dictionaries", false);
  await open();
  expect(did).toEqual(["/today opens", "/today opens"]);
});

const subscription = (endpoint: string): PushSubscription => {
  const keys = { p256dh: "p", auth: "a" };
  // Of a subscription, nothing else is looked at.
  return { endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
};

/** A server that answers every call with the same status, and what it was told. */
function serverOf(status: number): string[] {
  const told: string[] = [];
  vi.stubGlobal(
    "fetch",
    async (path: string, { method = "GET", body = "" }: { method?: string; body?: string } = {}) => {
      told.push(`${method} ${path} ${body && (JSON.parse(body) as { endpoint: string }).endpoint}`.trim());
      return status === 204
        ? path.endsWith("/key")
          ? Response.json({ key: "k" })
          : new Response(null, { status })
        : new Response("{}", { status });
    },
  );
  return told;
}

const change = (before: PushSubscription | null, after: PushSubscription | null): SubscriptionChange =>
  // Of an event, nothing else is looked at.
  ({ oldSubscription: before, newSubscription: after }) as unknown as SubscriptionChange;

test("a new address replaces the old one, whether the browser made it or this does", async () => {
  const told = serverOf(204);
  await renewSubscription(
    registration,
    change(subscription("https://push.test/old"), subscription("https://push.test/new")),
  );
  await renewSubscription(registration, change(subscription("https://push.test/old"), null));
  expect(told).toEqual([
    "POST /api/push/subscriptions https://push.test/new",
    "DELETE /api/push/subscriptions https://push.test/old",
    "GET /api/push/key",
    "POST /api/push/subscriptions https://push.test/own",
    "DELETE /api/push/subscriptions https://push.test/old",
  ]);
});

test("where nobody is logged in, nothing is subscribed", async () => {
  const told = serverOf(401);
  await renewSubscription(registration, change(subscription("https://push.test/old"), null));
  await renewSubscription(
    registration,
    change(subscription("https://push.test/old"), subscription("https://push.test/new")),
  );
  expect(told).toEqual(["GET /api/push/key", "POST /api/push/subscriptions https://push.test/new"]);
});
