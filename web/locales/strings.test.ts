import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { errorMessage } from "../../server/messages/index.ts";
import { roleName } from "../../server/messages/role-names.ts";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "../../shared/languages.ts";
import { ROLES } from "../../shared/roles.ts";
import { EXTRAS } from "../lib/i18n.ts";
import type { Strings } from "./en/index.ts";

/** Where texts for people are kept: the file of a language exports them as one object. */
const SOURCES = {
  "web/locales": (language: string) => `./${language}/index.ts`,
  ...Object.fromEntries(
    EXTRAS.map((file) => [`web/locales, ${file}`, (language: string) => `./${language}/${file}.ts`]),
  ),
  "shared/messages": (language: string) => `../../shared/messages/${language}.ts`,
  "server/messages": (language: string) => `../../server/messages/${language}.ts`,
  "server/messages/mails": (language: string) => `../../server/messages/mails/${language}.ts`,
};
type Source = keyof typeof SOURCES;

/** Words that are rightly spelled as in English. A new one is added with the reason that it is no English left over. */
const SAME_AS_ENGLISH: Record<InterfaceLanguage, readonly string[]> = {
  en: [],
  // The names on the keys.
  uk: ["Enter", "Esc", "Backspace", "Home", "End"],
  ru: ["Enter", "Esc", "Backspace", "Home", "End"],
  // "Premium" is the plan's name in every language with Latin letters; the rest are the language's own words.
  de: ["Premium", "A – Z", "A–Z", "System", "Name", "Test", "Esc", "Passkeys"],
  fr: [
    "Premium",
    "A – Z",
    "A–Z",
    "Suggestions",
    "Test",
    "minutes",
    "{{count, number}} minute",
    "{{count, number}} minutes",
    "{{count, number}} date",
    "{{count, number}} dates",
    "Strict",
    "Note",
    "Type",
    "Total",
    "Accents",
    "Notification",
  ],
  es: ["Premium", "A – Z", "A–Z", "numeral", "Esc", "Total"],
  it: ["Premium", "A – Z", "A–Z", "Password", "Account", "Test", "Esc", "Backspace", "Home"],
  pl: ["Premium", "A–Z", "Test", "Tag", "Enter", "Esc", "Backspace", "Home", "End"],
};

/**
 * Plurals in which 1, 2 and 5 have fewer than three forms. One: the number stands alone, or before a word that does not
 * change. Two: a case in which 2 and 5 agree, or a noun that is the same for 1 and 2.
 */
const FEWER_FORMS: Record<"uk" | "ru" | "pl", Record<string, 1 | 2>> = {
  uk: {
    "card.after": 2,
    "selecting.tagTitle": 2,
    "selecting.tagged": 2,
    "dictionaries.countOf": 2,
    "dictionaries.paste.room": 2,
    "testing.setup.left": 2,
    "testing.run.more": 2,
    "testing.verdict.saidMore": 2,
    "testing.report.exact": 1,
    "testing.report.slips": 1,
    "testing.report.retried": 1,
    "testing.report.wrong": 1,
    "testing.report.skipped": 1,
    "testing.report.showMore": 1,
    "testing.report.lastTests": 1,
    "exercise.hint.tally": 1,
    "bring.states.known": 1,
    "bring.states.empty": 2,
    "bring.states.wrong": 2,
    "bring.longest": 2,
    "bring.takeFirst": 1,
    "bring.columns.ticked": 1,
    "bring.columns.look": 1,
  },
  ru: {
    "card.after": 2,
    "resting.forgotten": 2,
    "selecting.tagTitle": 2,
    "selecting.tagged": 2,
    "dictionaries.countOf": 2,
    "dictionaries.paste.room": 2,
    "testing.setup.left": 2,
    "testing.report.exact": 1,
    "testing.report.slips": 1,
    "testing.report.retried": 1,
    "testing.report.wrong": 1,
    "testing.report.skipped": 1,
    "testing.report.showMore": 1,
    "testing.report.lastTests": 1,
    "exercise.hint.tally": 1,
    at_most: 2,
    at_least: 2,
    too_many: 2,
    too_few: 2,
    "bring.states.known": 1,
    "bring.states.empty": 2,
    "bring.states.wrong": 2,
    "bring.longest": 2,
    "bring.takeFirst": 1,
    "bring.columns.ticked": 1,
    "bring.columns.look": 1,
  },
  pl: {
    "card.after": 2,
    // Polish days.
    "card.in": 2,
    "card.lastTime": 2,
    "card.againIn": 2,
    "resting.answered": 2,
    "resting.forgotten": 2,
    "resting.wakeAll": 2,
    "selecting.tagTitle": 2,
    "selecting.tagged": 2,
    "auth.guest.hours": 2,
    "dictionaries.countOf": 2,
    "dictionaries.edit.saving": 2,
    "dictionaries.edit.notSaved": 2,
    "dictionaries.tags.test": 2,
    "practice.test": 2,
    "dictionaries.paste.saving": 2,
    "testing.setup.within.minutes": 2,
    "testing.setup.within.hours": 2,
    "testing.setup.within.days": 2,
    "testing.setup.within.weeks": 2,
    "today.minutes": 2,
    "today.answered": 2,
    "back.away": 2,
    "back.split": 2,
    "progress.streak": 2,
    "payment.cancel.now.part": 2,
    "testing.report.exact": 1,
    "testing.report.slips": 1,
    "testing.report.retried": 1,
    "testing.report.wrong": 1,
    "testing.report.skipped": 2,
    "testing.report.mistakes": 2,
    "testing.report.showMore": 1,
    "exercise.hint.tally": 1,
    "exercise.meeting.after": 2,
    "bring.states.known": 1,
    "bring.takeFirst": 1,
    "bring.historyHint": 2,
    "bring.addReviews": 2,
    "bring.withReviews": 2,
    "bring.refusedReviews": 1,
    "bring.stopped": 2,
    "bring.broken": 2,
    "bring.answers.arriving": 2,
    "bring.answers.left": 2,
    "bring.answers.unwanted": 2,
    "bring.columns.ticked": 2,
    "bring.columns.look": 1,
  },
};

const sources = Object.keys(SOURCES) as Source[];
const cases = sources.flatMap((source) => INTERFACE_LANGUAGES.map((language) => [source, language] as const));

describe.each(cases)("%s in %s", (source, language) => {
  test("has every text of the English, and none is empty", async () => {
    const texts = await textsOf(source, language);
    expect(new Set([...texts.keys()].map(withoutCategory))).toEqual(
      new Set([...(await textsOf(source, "en")).keys()].map(withoutCategory)),
    );
    for (const [key, text] of texts) expect([key, text.trim()]).not.toEqual([key, ""]);
  });

  test("is no copy of the English", async () => {
    if (language === "en") return;
    const english = new Set((await textsOf(source, "en")).values());
    const copies = [...(await textsOf(source, language))].filter(
      ([, text]) =>
        english.has(text) &&
        /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, "")) &&
        !SAME_AS_ENGLISH[language].includes(text),
    );
    expect(copies).toEqual([]);
  });
});

describe.each(["uk", "ru", "pl"] as const)("plurals in %s", (language) => {
  const rules = new Intl.PluralRules(language);

  test("every number finds its own form, with the number in it", async () => {
    for (const [key, forms] of await pluralsOf(language))
      for (const count of [1, 2, 5, 21, 22, 25]) {
        const form = forms.get(rules.select(count));
        expect([key, count, form && numberIn(form)]).toEqual([
          key,
          count,
          numberIn(forms.get("other") ?? ""),
        ]);
      }
  });

  test("the forms for 1, 2 and 5 differ as the case demands", async () => {
    for (const [key, forms] of await pluralsOf(language)) {
      const shown = [1, 2, 5].map((count) => forms.get(rules.select(count)));
      expect([key, new Set(shown).size], shown.join(" | ")).toEqual([key, FEWER_FORMS[language][key] ?? 3]);
    }
  });
});

test("every text of the web app is used", async () => {
  const code = sourcesIn("web", /^(?!locales\/)(?!.*\.test\.).*\.tsx?$/);
  const quoted = new Set([...code.matchAll(/["'`]([\w.]+)["'`]/g)].map(([, name = ""]) => name));
  const words = new Set(
    [...code.matchAll(/[\w-]+/g), ...sourcesIn("shared", /\.ts$/).matchAll(/[\w-]+/g)].flat(),
  );
  const made = [...code.matchAll(/`([a-z]\w*\.[\w.]*\$\{[^`]*)`/g)].map(
    ([, template = ""]) =>
      new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
  );
  const keys = new Set([...(await textsOf("web/locales", "en")).keys()].map(withoutCategory));
  const unused = [...keys].filter((key) => {
    const last = key.split(".").at(-1) ?? "";
    return !quoted.has(key) && !(words.has(last) && made.some((pattern) => pattern.test(key)));
  });
  expect(unused).toEqual([]);
});

test.each([
  ["shared/messages", /^(?!.*(?:messages\/|\.test\.)).*\.tsx?$/, (key: string) => key],
  ["server/messages", /^(?!errors\.ts|.*(?:messages\/|\.test\.)).*\.tsx?$/, (key: string) => key],
  [
    "server/messages/mails",
    /^(?!.*(?:messages\/|\.test\.)).*\.tsx?$/,
    (key: string) => key.split(".").at(key.startsWith("links") ? 1 : 0) ?? "",
  ],
] as const)("every text of %s is used", async (source, files, nameOf) => {
  const code = ["server", "shared", "web"].map((root) => sourcesIn(root, files)).join("\n");
  const names = [...(await textsOf(source, "en")).keys()].map(withoutCategory).map(nameOf);
  expect(
    [...new Set(names)].filter((name) => !new RegExp(`["']${name}["']|\\.${name}\\b`).test(code)),
  ).toEqual([]);
});

test("taking back what was done is called otherwise than giving up what was not", async () => {
  // French and Italian software has one word for both.
  for (const language of INTERFACE_LANGUAGES.filter((one) => one !== "fr" && one !== "it")) {
    const texts = await textsOf("web/locales", language);
    expect(texts.get("dictionaries.edit.undo"), language).not.toBe(texts.get("common.cancel"));
  }
});

test("no time stands behind «о» in Ukrainian: before 11 it would be «об»", async () => {
  for (const source of sources)
    for (const text of (await textsOf(source, "uk")).values())
      expect(text).not.toMatch(/(?<![\p{L}’])(?:о|об)(?: \{\{|$)/u);
});

test("the server calls the roles as the screens do", async () => {
  for (const language of INTERFACE_LANGUAGES) {
    const { strings } = (await import(`./${language}/index.ts`)) as { strings: Strings };
    for (const role of ROLES) expect(roleName(language, role)).toBe(strings.common.roles[role]);
  }
  expect(errorMessage("uk", "dictionaries_limit", { role: "user", limit: 2 })).toContain("«Користувач»");
});

const CATEGORY = /_(one|few|many|other)$/;

const withoutCategory = (key: string): string => key.replace(CATEGORY, "");

const numberIn = (text: string): string => /\{\{(?:count|length|shown|used)\}\}/.exec(text)?.[0] ?? "";

async function textsOf(source: Source, language: string): Promise<Map<string, string>> {
  const [strings] = Object.values((await import(SOURCES[source](language))) as Record<string, object>);
  return new Map(flat(strings ?? {}));
}

function flat(strings: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(strings).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flat(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] satisfies [string, string]],
  );
}

/** The forms of each text that has a plural, by category. */
async function pluralsOf(language: InterfaceLanguage): Promise<Map<string, Map<string, string>>> {
  const plurals = new Map<string, Map<string, string>>();
  for (const source of sources)
    for (const [key, text] of await textsOf(source, language)) {
      const category = CATEGORY.exec(key)?.[1];
      if (!category) continue;
      const name = withoutCategory(key).replace(/^validation\./, "");
      plurals.set(name, (plurals.get(name) ?? new Map<string, string>()).set(category, text));
    }
  return plurals;
}

function sourcesIn(root: string, files: RegExp): string {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => files.test(file))
    .map((file) => readFileSync(`${root}/${file}`, "utf8"))
    .join("\n");
}
