import { DeckError, MOST, type Deck, type Note, type NoteType } from "./deck.ts";
import { addTo } from "./lists.ts";
import { childOf, childrenOf, readXml, textIn, type XmlElement } from "./xml.ts";

/** A file of KDE's vocabulary programs, version 1 or 2: one field for each language, then the fields of `SAID`. */
export function readKvtml(text: string): Deck {
  const root = readXml(text);
  if (root.name !== "kvtml") throw new DeckError("unknown");
  const { languages, entries } = childOf(root, "entries") ? versionTwo(root) : versionOne(root);
  if (entries.length > MOST.notes) throw new DeckError("tooMany");
  const notes = entries.map(({ sides, lessons }): Note => ({
    id: "",
    type: 0,
    values: [
      ...languages.map((_, at) => sides.get(at)?.text ?? ""),
      ...SAID.map((kind) =>
        languages
          .flatMap((_, at) => sides.get(at)?.[kind] ?? [])
          .filter(Boolean)
          .join("\n"),
      ),
    ],
    tags: lessons,
    cards: [],
  }));
  return {
    kind: "kvtml",
    types: [typeOf(languages)],
    decks: new Map(),
    notes,
    ignored: 0,
    deleted: 0,
  };
}

const SAID = ["comment", "example", "pronunciation"] as const;

/** With one language alone, its comments say what its words mean (contract §14). */
const typeOf = (languages: readonly string[]): NoteType => ({
  name: "kvtml",
  cloze: false,
  markup: "text",
  fields: [...languages, ...SAID],
  questions: [],
  ...(languages.length === 1 && { roles: ["term", "definitions", "example", "note"] }),
});

type Side = { text: string } & Record<(typeof SAID)[number], string>;

interface Entry {
  /** By the place of their language. */
  sides: ReadonlyMap<number, Side>;
  lessons: string[];
}

interface Vocabulary {
  /** As two letters where the file names them. */
  languages: string[];
  entries: Entry[];
}

function versionTwo(root: XmlElement): Vocabulary {
  const identifiers = childrenOf(childOf(root, "identifiers"), "identifier");
  const places = new Map(identifiers.map((each, at) => [each.attributes.get("id") ?? String(at), at]));
  const lessons = lessonsIn(childOf(root, "lessons"));
  const entries = childrenOf(childOf(root, "entries"), "entry").map((entry): Entry => ({
    sides: new Map(
      childrenOf(entry, "translation").flatMap((side) => {
        const place = places.get(side.attributes.get("id") ?? "");
        return place === undefined ? [] : [[place, sideOf(side)] as const];
      }),
    ),
    lessons: lessons.get(entry.attributes.get("id") ?? "") ?? [],
  }));
  return {
    languages: identifiers.map((each) => languageOf(textIn(each, "locale") || textIn(each, "name"))),
    entries,
  };
}

const sideOf = (side: XmlElement): Side => ({
  text: textIn(side, "text"),
  comment: textIn(side, "comment"),
  example: textIn(side, "example"),
  pronunciation: textIn(side, "pronunciation"),
});

/** The lessons of each entry; lessons may be nested. */
function lessonsIn(
  element: XmlElement | undefined,
  found = new Map<string, string[]>(),
): Map<string, string[]> {
  for (const container of childrenOf(element, "container")) {
    const name = textIn(container, "name");
    for (const entry of name ? childrenOf(container, "entry") : [])
      addTo(found, entry.attributes.get("id") ?? "", name);
    lessonsIn(container, found);
  }
  return found;
}

/** Only the first entry names the languages. */
function versionOne(root: XmlElement): Vocabulary {
  const expressions = childrenOf(root, "e");
  const first = expressions[0]?.children.filter(isSide) ?? [];
  const lessons = new Map(
    childrenOf(childOf(root, "lesson"), "desc").map((each) => [each.attributes.get("no"), each.text.trim()]),
  );
  const entries = expressions.map((expression): Entry => {
    const lesson = lessons.get(expression.attributes.get("m"));
    return {
      sides: new Map(
        expression.children.filter(isSide).map(({ attributes, text }, at) => [
          at,
          {
            text: text.trim(),
            comment: attributes.get("r") ?? "",
            example: attributes.get("x") ?? "",
            pronunciation: attributes.get("p") ?? "",
          },
        ]),
      ),
      lessons: lesson ? [lesson] : [],
    };
  });
  return { languages: first.map(({ attributes, name }) => languageOf(attributes.get("l") ?? name)), entries };
}

const isSide = ({ name }: XmlElement): boolean => name === "o" || name === "t";

/** “pt_BR” is Portuguese. */
const languageOf = (locale: string): string =>
  /^[a-z]{2,3}([_@.-].*)?$/i.test(locale) ? locale.slice(0, locale.search(/[_@.-]|$/)).toLowerCase() : locale;
