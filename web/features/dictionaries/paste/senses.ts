import { normalizeText } from "../../../../shared/text-rules.ts";
import { cut } from "../../../../shared/text/bounds.ts";
import { MOST_TEXT } from "../deck/deck.ts";
import { LINE_SEPARATOR } from "./clean-line.ts";
import { numberedSenses, splitSenses, type DefinitionSeparator } from "./separators.ts";

/**
 * Splits where markup began a line, at the chosen separator (at semicolons if that was the comma and there is none), then at commas unless nothing
 * is to be split. Commas that remain, such as in brackets, become semicolons: a definition may not contain one.
 */
export const sensesOf = (text: string, division: DefinitionSeparator): string[] =>
  text
    .split(LINE_SEPARATOR)
    .flatMap(numberedSenses)
    .flatMap((part) => {
      const parts = splitSenses(part, division);
      return parts.length === 1 && division === "comma" ? splitSenses(part, "semicolon") : parts;
    })
    .flatMap((part) => (division === "none" ? [part] : splitSenses(part, "comma")))
    .map((part) =>
      tidy(part)
        .replace(/[,，]\s?/g, "; ")
        .replace(/^["“„«](.*)["”“»]$/, "$1"),
    )
    .filter((sense) => sense !== "");

/** Apart at every comma: tags, and the definitions of an export of ours, in which none has a comma. */
export const commaParts = (text: string): string[] => text.split(",").map(tidy).filter(Boolean);

const tidy = (text: string): string => normalizeText(cut(text, MOST_TEXT));
