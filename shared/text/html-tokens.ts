import { short, type Bounded } from "./bounds.ts";
import { lowerCase } from "./transform.ts";

/** What HTML consists of, in order: texts with their entities, and tags; comments are left out. */
export type HtmlToken = { text: string } | { element: string; closing: boolean; source: string };

const TAG = /^<(\/?)([a-z][^\s/>]*)/i;

/** The time is linear in the length, whatever it contains. `skip` names an element whose contents are no tokens. */
export function* htmlTokens(
  html: Bounded,
  skip: (element: string) => boolean = () => false,
): Generator<HtmlToken, void> {
  for (let at = 0; at < html.length;) {
    const begin = beginOfTag(html, at);
    if (begin > at) yield { text: html.slice(at, begin) };
    if (begin === html.length) return;
    if (html.startsWith("<!--", begin)) {
      at = behind(html, "-->", begin + 4);
      continue;
    }
    const end = endOfTag(html, begin);
    const source = html.slice(begin, end);
    const [, slash = "", name = ""] = TAG.exec(source) ?? [];
    const element = lowerCase(short(name));
    yield { element, closing: slash !== "", source };
    at = slash === "" && skip(element) ? endOfElement(html, element, end) : end;
  }
}

/** The position of the next `<` that begins a tag or a comment, or the end. */
function beginOfTag(html: string, from: number): number {
  for (let at = html.indexOf("<", from); at !== -1; at = html.indexOf("<", at + 1))
    if (/[a-z/!?]/i.test(html.charAt(at + 1))) return at;
  return html.length;
}

/** The position after the `>` that ends the tag; one inside a quoted attribute value does not count. */
function endOfTag(html: string, begin: number): number {
  for (let at = begin; at < html.length; at++) {
    const character = html[at];
    if (character === ">") return at + 1;
    if (character === "=" && /["']/.test(html.charAt(at + 1)))
      at = behind(html, html.charAt(at + 1), at + 2) - 1;
  }
  return html.length;
}

function endOfElement(html: string, element: string, from: number): number {
  const end = new RegExp(`</${element}[\\s/>]`, "gi");
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function behind(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? html.length : at + text.length;
}
