import type { Bounded } from "../bounds.ts";
import { lowerCase, pattern } from "../transform.ts";

/**
 * Roots before a silent c or p that only some spellings write: acção, ação; óptimo, ótimo. Words that pronounce it
 * everywhere (pacto, rapto, apto) are not among them. From the examples of base IV of the Portuguese Orthographic
 * Agreement of 1990.
 */
const BEFORE_C =
  "a(?=c(?:[çc]|t(?:o|r|u|iv)))|rea|retroa|contra|afe|arquite|aspe|cará|cole|conje|conta|corre|dete|dialé|diale|didá|dire|efe|ele|elé|espe|exa|expe|fa|infe|inje|inse|inspe|ja|obje|perspe|predile|proje|prote|prospe|reda|refle|re|respe|sele|se|subtra|tá|te|tra";
const BEFORE_P = "ado|assum|ba|conce|dece|egi|exce|interce|ó|perce|rece|susce";
const SILENT = new RegExp(
  `^((?:in|des|re|sub)?(?:(?:${BEFORE_C})(?=c[çct])|(?:${BEFORE_P})(?=p[çct])))[cp]`,
  "iu",
);
const WORD = pattern(/\p{L}+/gu);
/** Single words with two spellings, from bases II, IV and V of the same agreement: the European one, the Brazilian one. */
const BRAZILIAN = new Map(
  "húmido úmido;húmida úmida;humidade umidade;connosco conosco;comummente comumente;amnistia anistia;indemnizar indenizar;súbdito súdito;subtil sutil;omnipotente onipotente;amígdala amídala;beringela berinjela;quotidiano cotidiano;quotidiana cotidiana;registo registro;registar registrar;dezasseis dezesseis;dezassete dezessete;dezanove dezenove;catorze quatorze"
    .split(";")
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]),
);

/** A text in the spelling by which European and Brazilian spellings, old and new, are compared. */
export const respellPortuguese = (text: Bounded): Bounded =>
  WORD.replace(text, (word) => BRAZILIAN.get(lowerCase(word)) ?? word.replace(SILENT, "$1"));
