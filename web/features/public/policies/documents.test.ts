import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { RESTORE_FLOW_SECONDS } from "../../../../server/features/auth/restore-flows.ts";
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from "../../../../server/http/account.ts";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "../../../../shared/languages.ts";
import {
  CODE_LIFETIME_SECONDS,
  PASSKEY_CHALLENGE_SECONDS,
  ROLE_UPDATE_MINUTES,
} from "../../../../shared/limits.ts";
import { CACHES, REVIEWS } from "../../../../shared/offline.ts";
import { ROLES } from "../../../../shared/roles.ts";
import { loadDocument } from "./documents.ts";
import { filled } from "./filled.ts";
import { DOCUMENTS, SECTIONS, type AnyDocument, type DocumentName, type Section } from "./sections.ts";

const VALUES = { operator: "Ada", price: "1", date: "2" };

const cases = DOCUMENTS.flatMap((name) => INTERFACE_LANGUAGES.map((language) => [name, language] as const));

describe.each(cases)("%s in %s", (name, language) => {
  test("has the sections, paragraphs, lists and names that the English one has", async () => {
    expect(await outline(name, language)).toEqual(await outline(name, "en"));
  });

  test("fills in everything", async () => {
    for (const text of await textsOf(name, language)) expect(filled(text, VALUES)).not.toMatch(/[{}]/);
  });

  test("is no copy of the English one", async () => {
    if (language === "en") return;
    const english = new Set(await textsOf(name, "en"));
    expect((await textsOf(name, language)).filter((text) => english.has(text) && text.includes(" "))).toEqual(
      [],
    );
  });
});

test("the cookie policy names everything that the app keeps in the browser", async () => {
  const { document } = await loadDocument("cookie", "en");
  const named = (sectionOf(document, "device").entries ?? []).flatMap(({ term }) => term.split(", "));
  expect(named.filter((name) => !NAMED_ELSEWHERE.includes(name)).toSorted()).toEqual(
    [...storageKeys(), ...cacheNames, REVIEWS.database].toSorted(),
  );
});

describe.each(INTERFACE_LANGUAGES)("the figures in %s are those of the code", (language) => {
  test.each([
    ["cookie", "cookies", SESSION_IDLE_DAYS],
    ["cookie", "cookies", SESSION_ABSOLUTE_DAYS],
    ["cookie", "cookies", RESTORE_FLOW_SECONDS / 60],
    ["cookie", "cookies", PASSKEY_CHALLENGE_SECONDS / 60],
    ["privacy", "sessions", SESSION_IDLE_DAYS],
    ["privacy", "sessions", SESSION_ABSOLUTE_DAYS],
    ["privacy", "sessions", CODE_LIFETIME_SECONDS / 60],
    ["privacy", "translation", 30],
    ["privacy", "retention", 24],
    ["terms-of-use", "account", 24],
    ["terms-of-use", "premium", ROLE_UPDATE_MINUTES],
  ] as const)("%s, %s: %i", async (name, section, figure) => {
    const { document } = await loadDocument(name, language);
    expect(sectionTexts(sectionOf(document, section)).join(" ")).toMatch(new RegExp(`\\b${figure}\\b`));
  });
});

/** Set by the detector of the language, and one name for each word that was not saved yet. */
const NAMED_ELSEWHERE = ["i18nextLng", "words:…"];

const cacheNames = Object.values(CACHES).map((start) => `${start}…`);

/** The names under which the app's own code keeps things: constants beside the storage that they are for. */
function storageKeys(): string[] {
  const sources = readdirSync("web", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join("web", file), "utf8"));
  return sources
    .filter((source) => /(?:local|session)Storage\.|(?:device|tab)-storage\.ts/.test(source))
    .flatMap((source) => [...source.matchAll(/^const [A-Z]+ = "([^"]+)";$/gm)].map(([, key = ""]) => key));
}

async function outline(name: DocumentName, language: InterfaceLanguage): Promise<unknown> {
  const { document, wording } = await loadDocument(name, language);
  expect(Object.keys(document.sections)).toEqual(SECTIONS[name]);
  return {
    lead: placeholders(document.lead),
    wording: Object.entries(wording).map(([key, value]) => [key, placeholders(String(value))]),
    sections: SECTIONS[name].map((id) => outlineOf(sectionOf(document, id))),
  };
}

const outlineOf = ({ paragraphs, list, entries, limits }: Section): unknown => ({
  paragraphs: paragraphs.map(placeholders),
  list: list?.map(placeholders),
  entries: entries?.map(({ term, text }) => [term, placeholders(text)]),
  roles: limits && ROLES.filter((role) => limits.roles[role]),
});

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

async function textsOf(name: DocumentName, language: InterfaceLanguage): Promise<string[]> {
  const { document, wording } = await loadDocument(name, language);
  const { titles, ...rest } = wording;
  return [
    document.lead,
    ...Object.values(titles),
    ...Object.values(rest),
    ...SECTIONS[name].flatMap((id) => sectionTexts(sectionOf(document, id))),
  ];
}

const sectionTexts = ({ heading, paragraphs, list = [], entries = [] }: Section): string[] => [
  heading,
  ...paragraphs,
  ...list,
  ...entries.map(({ text }) => text),
];

function sectionOf(document: AnyDocument, id: string): Section {
  const section = document.sections[id];
  if (!section) throw new Error(`No section ${id}`);
  return section;
}
