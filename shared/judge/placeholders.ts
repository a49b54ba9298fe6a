import { derived, split, type Bounded } from "../text/bounds.ts";
import { lowerCase } from "../text/transform.ts";

/**
 * What each placeholder may be written out as, by language; entries after the vertical bar count only at the end of a
 * text. Written by us.
 */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  en: "sb somebody someone;smb somebody someone;s.o somebody someone;so. somebody someone;sth something;smth something;s.th something;sb's somebody's someone's;one's my your his her its our their",
  de: "jd jemand;jmd jemand;jdm jemandem;jmdm jemandem;jdn jemanden;jmdn jemanden;jds jemandes;jmds jemandes;etw etwas",
  fr: "qn quelqu'un;qqn quelqu'un;qc quelque_chose;qqch quelque_chose;qch quelque_chose",
  es: "algn alguien;alg alguien|algo alguien",
  it: "qcn qualcuno;qn qualcuno;qlcu qualcuno;qcs qualcosa;qc qualcosa;qlcs qualcosa",
  pl: "kogoś kogo;komuś;czegoś;coś;kimś;czymś",
  uk: "кого-н когось кого-небудь;чого-н чогось чого-небудь;кому-н комусь кому-небудь;що-н щось що-небудь;чим-н чимось;ким-н кимось|щось когось комусь чогось кимось чимось",
  ru: "кого-н кого-нибудь кого-либо кого-то;кого-л кого-нибудь кого-либо кого-то;что-н что-нибудь что-либо что-то;что-л что-нибудь что-либо что-то;кому-н кому-нибудь кому-либо кому-то;кому-л кому-нибудь кому-либо кому-то;чего-н чего-нибудь чего-либо чего-то;чего-л чего-нибудь чего-либо чего-то;чем-н чем-нибудь чем-либо чем-то;чем-л чем-нибудь чем-либо чем-то|",
  pt: "alg alguém|algo alguém",
  nl: "iem iemand;iets",
  sv: "ngn någon;ngt något",
  da: "ngn nogen;ngt noget",
  nb: "noen;noe",
};
const END_ONLY = new Set([
  "kogoś",
  "komuś",
  "czegoś",
  "coś",
  "kimś",
  "czymś",
  "iets",
  "noen",
  "noe",
  "alg",
  "so.",
]);
const MOST_FORMS = 24;

interface Known {
  longForms: ReadonlyMap<string, readonly string[]>;
  atEnd: ReadonlySet<string>;
}

const known = new Map<string, Known>();

/** The text with its placeholders omitted, and with them written out; undefined if it has none. */
export function withoutPlaceholders(text: Bounded, language: string): Bounded[] | undefined {
  const table = tableOf(language);
  if (table.longForms.size === 0) return undefined;
  const words = split(text, " ");
  // "No one's" means "nobody's", so it contains no placeholder.
  if (/\b(?:no|any|every|some) one['’]s\b/iu.test(text)) return undefined;
  const options = words.map((word, at) => optionsOf(word, at === words.length - 1 && at > 0, table));
  if (words.length < 2 || options.every((option) => option.length === 1)) return undefined;
  let forms = [""];
  for (const option of options) {
    const longer = forms.flatMap((form) => option.map((word) => `${form} ${word}`));
    forms = longer.length <= MOST_FORMS ? longer : forms.map((form) => `${form} ${option.at(-1) ?? ""}`);
  }
  return forms.map((form) => derived(text, form.replace(/ {2,}/g, " ").trim())).filter((form) => form !== "");
}

// Handles sb, sb., (sb) and sb/sth; other words of the phrase are kept.
function optionsOf(word: Bounded, isLast: boolean, { longForms, atEnd }: Known): string[] {
  const unquoted = word.replace(/[’]/g, "'").replace(/^[(]|[),;]$/g, "");
  const bare = lowerCase(derived(word, unquoted));
  if (longForms.has(bare) && END_ONLY.has(bare) && !isLast) return [word];
  if (isLast && atEnd.has(bare)) return [word, ""];
  const parts = bare.split("/").map((part) => part.replace(/\.$/, ""));
  const long = parts.map((part) => longForms.get(part));
  if (!long.every((forms) => forms !== undefined)) return [word];
  return [...parts, ...long.flat(), ""];
}

function tableOf(language: string): Known {
  let table = known.get(language);
  if (!table) {
    const [always = "", atEnd = ""] = (
      Object.hasOwn(PLACEHOLDERS, language) ? (PLACEHOLDERS[language] ?? "") : ""
    ).split("|");
    const groups = always === "" ? [] : always.split(";").map((group) => group.split(" "));
    table = {
      longForms: new Map(
        groups.map(([short = "", ...long]) => [short, long.map((form) => form.replace("_", " "))]),
      ),
      atEnd: new Set(atEnd.split(" ")),
    };
    known.set(language, table);
  }
  return table;
}
