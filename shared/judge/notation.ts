import { isKanaReading, kanaReading } from "./furigana.ts";
import type { Rules } from "./languages/index.ts";
import { withoutPlaceholders } from "./placeholders.ts";
import type { Side } from "./question.ts";
import { MOST_READINGS, readingsOf } from "./readings.ts";

const ENDINGS_BEHIND = /,\s*(?:[-–~¨⸚]).*$/u;
const CASE_BEHIND =
  /\s*\+\s*(?:dat|dativ|akk|akkusativ|acc|gen|genitiv|nom|nominativ|inf|infinitive?|infinitiv|subj|konj|ger|d|a|g|dop|bier|cel|narz|msc|род|дат|вин|тв|твор|предл|знах|ор|місц|инф)\.?$/iu;
const BAR_INSIDE = /(?<=\p{L})[|](?=\p{L})/gu;
const REFLEXIVES = ["sich", "se", "si", "zich", "sig", "seg", "się", "sa"];
const SENTENCE_END = /[.!?…]\s*$/u;
const HAN = /\p{Script=Han}/u;
const LATIN_ONLY = /^[\p{Script=Latin}\p{M}\p{N}\s'’·-]+$/u;
const PARENTHESES = /^([^()（）]*)[(（]([^()（）]+)[)）]\s*$/u;

/** All ways in which an accepted text may be given, its word list's notation read as it is meant. The text as it stands comes first. */
export function acceptedReadings(text: string, rules: Rules, side: Side): string[] {
  const forms = new Set([text]);
  for (const form of notedForms(text, rules, side)) forms.add(form);
  const readings = new Set([text]);
  for (const form of forms) {
    const plain = withoutPlaceholders(form, rules.language);
    for (const one of plain ?? [form])
      for (const reading of readingsOf(one, rules)) {
        if (readings.size >= MOST_READINGS) return [...readings];
        readings.add(reading);
      }
  }
  return [...readings];
}

function notedForms(text: string, rules: Rules, side: Side): string[] {
  const plain = text.replace(BAR_INSIDE, "").replace(ENDINGS_BEHIND, "").replace(CASE_BEHIND, "").trim();
  const forms = plain === "" ? [] : [plain];
  const front = wordInFront(plain, rules);
  if (front !== undefined) return [...forms, front];
  const before = plain.slice(0, commaIn(plain)).trim();
  if (side === "learned" && before !== "" && before !== plain && !SENTENCE_END.test(text)) forms.push(before);
  forms.push(...besideParentheses(plain, rules));
  return forms;
}

// "Katze, die", "freuen, sich" and "freuen (sich)": what is noted behind belongs in front.
function wordInFront(text: string, { articles }: Rules): string | undefined {
  const comma = text.lastIndexOf(", ");
  const behind = text.slice(comma + 2).toLowerCase();
  if (comma > 0 && (articles.has(behind) || REFLEXIVES.includes(behind)))
    return `${behind}${/['’]$/.test(behind) ? "" : " "}${text.slice(0, comma)}`;
  for (const reflexive of REFLEXIVES) {
    const at = text.indexOf(` (${reflexive})`);
    if (at > 0) return `(${reflexive}) ${text.slice(0, at)}${text.slice(at + reflexive.length + 3)}`;
  }
  return undefined;
}

// The first comma that parts: not one of 3,5, nor one in parentheses.
function commaIn(text: string): number | undefined {
  const at = text.search(/[,;](?!\d)/);
  return at === -1 || text.slice(0, at).includes("(") ? undefined : at;
}

// A reading in kana or pinyin beside its characters.
function besideParentheses(text: string, { language }: Rules): string[] {
  if (language === "ja") return isKanaReading(text) ? [kanaReading(text)] : [];
  const [, before = "", inside = ""] = (language === "zh" && PARENTHESES.exec(text)) || [];
  return HAN.test(before) && LATIN_ONLY.test(inside) ? [inside] : [];
}
