import { ANSWERED_FIELDS } from "../../../../shared/api/word.ts";
import { ANKI_NAMES, ankiName } from "../../../anki-fields.ts";

/** The name of the note type and its id; one id for each of the two, so that Anki recognises them. */
const FORWARD = { id: 1_767_225_600_001, name: "Wordhoard" };
const BOTH = { id: 1_767_225_600_002, name: "Wordhoard (both directions)" };

/** The direction a template asks in, by its place in the note type. */
export const ORDINAL = { forward: 0, backward: 1 } as const;

const MORE = ANSWERED_FIELDS.toReversed()
  .map((field) => [field, ankiName(field)] as const)
  .map(([field, name]) => `{{#${name}}}<p class="${field}" dir="auto">{{${name}}}</p>{{/${name}}}`)
  .join("\n");

const TEMPLATES = [
  { name: "Term → definitions", asks: "Term", answers: "Definitions" },
  { name: "Definitions → term", asks: "Definitions", answers: "Term" },
] as const;

const CSS = `.card { font-family: serif; font-size: 1.5rem; line-height: 1.4; text-align: center; }
.example { font-size: 1.1rem; font-style: italic; }
.note { font-family: sans-serif; font-size: 1rem; }`;

/**
 * The note type of a package as Anki stores it. The second template is there only if cards are made from it: otherwise
 * Anki would create the missing cards of a note when it is edited.
 */
export function noteType({ deckId, both, mod }: { deckId: number; both: boolean; mod: number }) {
  const { id, name } = both ? BOTH : FORWARD;
  const templates = both ? TEMPLATES : TEMPLATES.slice(0, 1);
  return {
    id,
    name,
    type: 0,
    mod,
    usn: 0,
    sortf: 0,
    did: deckId,
    tmpls: templates.map(({ name: title, asks, answers }, ord) => ({
      name: title,
      ord,
      qfmt: `<div dir="auto">{{${asks}}}</div>`,
      afmt: `{{FrontSide}}\n<hr id="answer">\n<div dir="auto">{{${answers}}}</div>\n${MORE}`,
      did: null,
      bqfmt: "",
      bafmt: "",
    })),
    flds: ANKI_NAMES.map((field, ord) => ({
      name: field,
      ord,
      sticky: false,
      rtl: false,
      font: "Arial",
      size: 20,
      media: [],
    })),
    css: CSS,
    latexPre: "",
    latexPost: "",
    req: templates.map(({ asks }, ord) => [ord, "any", [ANKI_NAMES.indexOf(asks)]]),
    tags: [],
    vers: [],
  };
}
