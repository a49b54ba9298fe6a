type SoundRule = readonly [letters: RegExp, as: string];

/**
 * Spellings that sound the same, in the order in which they are replaced; sounds that differ by length or stress stay
 * distinct.
 */
export const SOUND_RULES: Readonly<Record<string, readonly SoundRule[]>> = {
  de: [
    [/äu/gu, "eu"],
    [/ä/gu, "e"],
    [/ai|ay|ey/gu, "ei"],
    [/ph/gu, "f"],
    [/^v/gu, "f"],
    [/th/gu, "t"],
    [/chs|cks/gu, "x"],
    [/ck/gu, "k"],
    [/ie(?!n)/gu, "ih"],
    [/([aeo])\1/gu, "$1h"],
    [/dt$|tt$|d$/gu, "t"],
    [/bb?$/gu, "p"],
    [/gg?$/gu, "k"],
  ],
  fr: [
    [/œ/gu, "e"],
    [/e?au[xts]?$|e?au|ô/gu, "o"],
    [/(?<=[a-zéèê]{2})(er|ez|ée|ées|és)$/gu, "é"],
    [/(?:ain|ein|aim|in|im|yn|ym)(?![aeiouyhéèênm])/gu, "5"],
    [/(?:en|em|an|am)(?![aeiouyhéèênm])/gu, "1"],
    [/om(?=[bpt])/gu, "on"],
    [/ai|è|ê|ei/gu, "e"],
    [/ph/gu, "f"],
    [/c(?=[eiy1])|ç/gu, "s"],
    [/pt/gu, "t"],
    [/qu|q|c(?!h)/gu, "k"],
    [/(?<!c)h/gu, ""],
    [/([b-df-hj-np-rtv-z])\1/gu, "$1"],
    [/(?:e?s|ent|x|z)$/gu, ""],
    [/(?<=\p{L})e$/gu, ""],
    [/(?<=[15n])g$|[tdp]$/gu, ""],
  ],
  es: [
    [/(?<!c)h/gu, ""],
    [/v/gu, "b"],
    [/ll/gu, "y"],
    [/z|c(?=[eéií])/gu, "s"],
    [/g(?=[eéií])/gu, "j"],
  ],
  pl: [
    [/ó/gu, "u"],
    [/rz/gu, "ż"],
    [/ch/gu, "h"],
    [/b$/gu, "p"],
    [/d$/gu, "t"],
    [/g$/gu, "k"],
    [/w$/gu, "f"],
    [/(?<![csd])z$/gu, "s"],
    [/ż$/gu, "sz"],
    [/ź$/gu, "ś"],
  ],
  ru: [
    [/ться$/gu, "тся"],
    [/б$/gu, "п"],
    [/в$/gu, "ф"],
    [/г$/gu, "к"],
    [/д$/gu, "т"],
    [/ж$/gu, "ш"],
    [/з$/gu, "с"],
  ],
};
