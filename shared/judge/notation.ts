import { derived, short, slice, split, trim, type Bounded } from "../text/bounds.ts";
import { baseOf } from "../text/letters.ts";
import { lowerCase, pattern } from "../text/transform.ts";
import { isKanaReading, kanaReading } from "./furigana.ts";
import type { Rules } from "./languages/index.ts";
import { withoutPlaceholders } from "./placeholders.ts";
import type { Side } from "./question.ts";
import { MOST_READINGS, readingsOf } from "./readings.ts";

const ENDINGS_BEHIND = /,\s*(?:[-–~¨⸚]).*$/u;
const CASE_BEHIND =
  /\s*\+\s*(?:dat|dativ|akk|akkusativ|acc|gen|genitiv|nom|nominativ|inf|infinitive?|infinitiv|subj|konj|ger|d|a|g|dop|bier|cel|narz|msc|род|дат|вин|тв|твор|предл|знах|ор|місц|инф)\.?$/iu;
/** Gender, number or part of speech behind a word: "rex, regis m.", "cheval m., chevaux". */
const GENDER_BEHIND =
  /(?<=\p{L})\s+(?:(?:m|f|n|mf|pl|sg|masc|fem|neut|vt?|vi|adj|adv|м|ж|с|ср|мн|ч|ż|rż)\.(?=\s*(?:[,;]|$))|(?:m|f|n|pl|м|ж|с|ср|мн|ч|ż)(?=\s*[,;]))/gu;
const BAR_INSIDE = /(?<=\p{L})[|](?=\p{L})/gu;
const REFLEXIVES = ["sich", "se", "si", "zich", "sig", "seg", "się", "sa"];
/** Words of replies, greetings and calls, which often continue after a comma. */
const SAID_ALONE = new Set(
  (
    "yes no please sorry hello hi hey thanks ok okay well oh so now come here there look listen " +
    "ja nein doch bitte danke hallo tschüss entschuldigung verzeihung ach na achtung halt komm los schau " +
    "oui non si merci pardon bonjour bonsoir salut allô désolé tiens alors bon viens " +
    "sí gracias perdón hola adiós bueno oye vale claro venga ven mira sì grazie scusa scusi prego ciao beh allora dai vieni " +
    "tak nie proszę dziękuję przepraszam cześć więc chodź так ні будь дякую вибачте вибач привіт прошу ну отже іди " +
    "да нет спасибо извините извини привет пожалуйста простите вот иди sim não obrigado obrigada olá oi nee dag dank"
  ).split(" "),
);
const MOST_WORDS_OF_A_FORM = 3;
const SENTENCE_END = /[.!?…]\s*$/u;
const HAN = /\p{Script=Han}/u;
const LATIN_ONLY = pattern(/^[\p{Script=Latin}\p{M}\p{N}\s'’·-]+$/u);
const PARENTHESES = /^([^()（）]*)[(（]([^()（）]+)[)）]\s*$/u;

/** The rules of a language that are needed here. */
export type NotationRules = Pick<Rules, "language" | "articles" | "infinitive" | "endings">;

/**
 * All ways of giving an accepted text, with the notation of word lists taken into account. The text as it is comes
 * first.
 */
export function acceptedReadings(text: Bounded, rules: NotationRules, side: Side): Bounded[] {
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

function notedForms(text: Bounded, rules: NotationRules, side: Side): Bounded[] {
  const plain = derived(
    text,
    text
      .replace(BAR_INSIDE, "")
      .replace(ENDINGS_BEHIND, "")
      .replace(CASE_BEHIND, "")
      .replace(GENDER_BEHIND, "")
      .trim(),
  );
  const forms = plain === "" ? [] : [plain];
  const front = wordInFront(plain, rules);
  if (front !== undefined) return [...forms, front];
  if (side === "learned" && !SENTENCE_END.test(plain)) forms.push(...beforeForms(plain, rules));
  forms.push(...besideParentheses(plain, rules));
  return forms;
}

// "Katze, die", "freuen, sich" and "freuen (sich)": the addition at the end belongs in front.
function wordInFront(text: Bounded, { articles }: NotationRules): Bounded | undefined {
  const comma = text.lastIndexOf(", ");
  const behind = lowerCase(slice(text, comma + 2));
  if (comma > 0 && (articles.has(behind) || REFLEXIVES.includes(behind)))
    return derived(text, `${behind}${/['’]$/.test(behind) ? "" : " "}${text.slice(0, comma)}`);
  for (const reflexive of REFLEXIVES) {
    const at = text.indexOf(` (${reflexive})`);
    if (at > 0)
      return derived(text, `(${reflexive}) ${text.slice(0, at)}${text.slice(at + reflexive.length + 3)}`);
  }
  return undefined;
}

// "go, went, gone" is "go" with its forms; "ja, bitte" and "Guten Tag, Frau Berg" are phrases.
function beforeForms(text: Bounded, rules: NotationRules): Bounded[] {
  const comma = commaIn(text) ?? 0;
  const [head = [], ...forms] = split(text, /[,;]/).map((part) => wordsWithoutLead(part, rules));
  const isWord = head.length === 1 && !SAID_ALONE.has(head[0] ?? "");
  const areForms =
    comma > 0 &&
    forms.every((form) => form.length <= MOST_WORDS_OF_A_FORM && (isWord || areAlike(head, form)));
  return areForms ? [trim(slice(text, 0, comma))] : [];
}

function wordsWithoutLead(text: Bounded, { articles, infinitive }: NotationRules): Bounded[] {
  const outside = derived(text, text.replace(/\([^)]*\)/g, ""));
  const words = split(lowerCase(outside), " ").filter((word) => word !== "");
  const isLead = (word: string) => articles.has(word) || word === infinitive || REFLEXIVES.includes(word);
  const at = words.findIndex((word) => !word.split("/").every(isLead));
  return words.slice(Math.max(0, at));
}

// große Häuser for großes Haus, got up for get up.
function areAlike(head: readonly Bounded[], form: readonly Bounded[]): boolean {
  const [one, other] = [bareStart(head[0]), bareStart(form[0])];
  if (head.length < 2) return false;
  return one === other || (one[0] === other[0] && head.length === form.length && head.at(-1) === form.at(-1));
}

const bareStart = (word = short("")): string => [...word].slice(0, 3).map(baseOf).join("");

// The first comma that separates: not the one in 3,5, nor one in parentheses.
function commaIn(text: string): number | undefined {
  const at = text.search(/[,;](?!\d)/);
  return at === -1 || text.slice(0, at).includes("(") ? undefined : at;
}

// A reading in kana or pinyin next to the characters.
function besideParentheses(text: Bounded, { language }: NotationRules): Bounded[] {
  if (language === "ja") return isKanaReading(text) ? [kanaReading(text)] : [];
  const [, before = "", within = ""] = (language === "zh" && PARENTHESES.exec(text)) || [];
  const inside = derived(text, within);
  return HAN.test(before) && LATIN_ONLY.test(inside) ? [inside] : [];
}
