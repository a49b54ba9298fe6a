import { DeckError } from "./deck.ts";

/** An element of a document; its text is without that of its children. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
}

const DEEPEST = 50;
const MOST_ELEMENTS = 2_000_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const PART =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<(\/?)([\p{L}_:][\p{L}\p{N}_:.-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/uy;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The root element of a document. Definitions of entities are refused: their expansion has no bound. */
export function readXml(text: string): XmlElement {
  const top = element("", "");
  const open = [top];
  let elements = 0;
  for (let at = text.startsWith("\uFEFF") ? 1 : 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(text);
    const parent = open.at(-1);
    if (!part || !parent) throw new DeckError("damaged");
    const [, data, closing, name, attributes = "", empty, plain] = part;
    if (data !== undefined) parent.text += data;
    else if (plain !== undefined) parent.text += withoutReferences(plain);
    else if (name !== undefined) {
      if (closing) {
        if (open.length < 2 || parent.name !== name) throw new DeckError("damaged");
        open.pop();
      } else {
        const child = element(name, attributes);
        if (open.length > DEEPEST || (elements += 1) > MOST_ELEMENTS) throw new DeckError("tooMany");
        parent.children.push(child);
        if (!empty) open.push(child);
      }
    }
  }
  const [root] = top.children;
  if (open.length !== 1 || !root || top.children.length > 1) throw new DeckError("damaged");
  return root;
}

const element = (name: string, attributes: string): XmlElement => ({
  name,
  attributes: new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, key = "", double, single]) => [
      key,
      withoutReferences(double ?? single ?? ""),
    ]),
  ),
  children: [],
  text: "",
});

const withoutReferences = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,31}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

export const childrenOf = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  parent?.children.filter((child) => child.name === name) ?? [];

export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find((child) => child.name === name);

export const textIn = (parent: XmlElement | undefined, name: string): string =>
  childOf(parent, name)?.text.trim() ?? "";
