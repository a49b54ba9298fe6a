import type { Example } from "./example.ts";

/** A phrase typed without any mark is forgiven, even if one of its words would be another one. */
export const PLAIN_PHRASES: readonly Example[] = [
  ["en-", "we’re naïve", "were naive", "wrong"],
  ["fr-", "qu’elle est âgée", "quelle est agee", "wrong"],
  ["es+", "¿dónde está?", "donde esta", "forgiven diacritics"],
  ["es+", "más allá", "mas alla", "forgiven diacritics"],
  ["es+", "más allá", "más alla", "forgiven diacritics"],
  ["es+", "el té", "el te", "wrong"],
  ["es+", "mi papá", "mi papa", "wrong"],
  ["fr+", "dès l’été", "des l’ete", "forgiven diacritics"],
  ["fr+", "là-bas à côté", "la-bas a cote", "wrong"],
  ["fr+", "sûr et régulier", "sur et regulier", "forgiven diacritics"],
  ["it+", "però la città", "pero la citta", "forgiven diacritics"],
  ["pl+", "ząb mądrości", "zab madrosci", "forgiven diacritics"],
  ["de+", "schönes Mädchen", "schones Madchen", "forgiven diacritics"],
  ["cs+", "řád a pořádek", "rad a poradek", "forgiven diacritics"],
  ["es+", "¿cómo te llamas?", "como te llamas", "wrong"],
  ["es+", "él está aquí", "el esta aqui", "forgiven diacritics"],
  ["pt+", "você está aí", "voce esta ai", "forgiven diacritics"],
  ["fr+", "où êtes-vous né", "ou etes-vous ne", "forgiven diacritics"],
  ["it+", "è così", "e cosi", "wrong"],
  ["ro+", "fată frumoasă", "fata frumoasa", "forgiven diacritics"],
  ["vi+", "bạn có khỏe không", "ban co khoe khong", "forgiven diacritics"],
];

/** Gender, number or part of speech behind a word. */
export const GENDER_NOTES: readonly Example[] = [
  ["la+", "homo, hominis m.", "homo", "exact"],
  ["la+", "homo, hominis m.", "hominis", "wrong"],
  ["fr+", "l’œil m., les yeux", "l’œil", "exact"],
  ["de+", "die Stadt f., die Städte", "die Stadt", "exact"],
  ["de+", "Stadt f., Städte", "Stadt", "exact"],
  ["es+", "la luz, las luces f.", "la luz", "exact"],
  ["it+", "il dito m., le dita", "il dito", "exact"],
  ["ru+", "окно ср., окна", "окно", "exact"],
  ["pl+", "ręka ż., ręce", "ręka", "exact"],
  ["uk+", "око с., очі", "око", "exact"],
  ["de+", "die Stadt, die Städte (f.)", "die Stadt", "exact"],
  ["en+", "plan b", "plan", "wrong"],
  ["la+", "mater, matris f.", "mater", "exact"],
  ["it+", "l’uovo m., le uova", "l’uovo", "exact"],
  ["de+", "das Kind, die Kinder n.", "das Kind", "exact"],
  ["fr+", "cheval m., chevaux", "chevaux", "wrong"],
  ["en+", "ox n., oxen", "ox", "exact"],
];

/** Portuguese in Portugal and Brazil; Serbian of both pronunciations. */
export const NATIONAL_SPELLINGS: readonly Example[] = [
  ["pt+", "contacto", "contato", "forgiven spelling"],
  ["pt+", "direção", "direcção", "forgiven spelling"],
  ["pt-", "óptimo", "ótimo", "forgiven spelling"],
  ["pt+", "projeto", "projecto", "forgiven spelling"],
  ["pt+", "pacto", "pato", "wrong"],
  ["pt+", "rapto", "rato", "wrong"],
  ["pt+", "económico", "econômico", "forgiven diacritics"],
  ["pt+", "húmido", "úmido", "forgiven spelling"],
  ["sr+", "млеко", "млијеко", "forgiven spelling"],
  ["sr+", "lepo", "lijepo", "forgiven spelling"],
  ["sr+", "није", "не", "wrong"],
  ["pt+", "actriz", "atriz", "forgiven spelling"],
  ["pt+", "adoptar", "adotar", "forgiven spelling"],
  ["pt+", "facto", "fato", "forgiven spelling"],
  ["pt+", "apto", "ato", "wrong"],
  ["sr+", "девојка", "дјевојка", "forgiven spelling"],
];

/** A doubled first letter that is no prefix. */
export const DOUBLED_STARTS: readonly Example[] = [
  ["uk+", "ввічливий", "вічливий", "almost typo"],
  ["uk+", "ввечері", "вечері", "wrong"],
  ["ru+", "ссылка", "сылка", "almost typo"],
  ["ru+", "вводить", "водить", "wrong"],
  ["uk+", "ввічливо", "вічливо", "almost typo"],
  ["uk+", "вводити", "водити", "wrong"],
];

/** Katakana of loanwords with two spellings. */
export const LOANWORD_SIGNS: readonly Example[] = [
  ["ja+", "ヴァイオリン", "バイオリン", "forgiven spelling"],
  ["ja+", "バイオリン", "ヴァイオリン", "forgiven spelling"],
  ["ja+", "ウイスキー", "ウィスキー", "forgiven spelling"],
  ["ja+", "ベニス", "ヴェニス", "forgiven spelling"],
  ["ja+", "バス", "ブス", "wrong"],
  ["ja+", "ヴィーナス", "ビーナス", "forgiven spelling"],
  ["ja+", "テレヴィ", "テレビ", "forgiven spelling"],
];

/** Yiddish digraphs as one sign and as two letters. */
export const YIDDISH_DIGRAPHS: readonly Example[] = [
  ["yi+", "װאָס", "וואָס", "exact"],
  ["yi+", "היים", "הײם", "exact"],
  ["yi+", "ױד", "יוד", "wrong"],
  ["yi+", "װאַסער", "וואַסער", "exact"],
];

/** Azerbaijani ə typed as e. */
export const AZERBAIJANI: readonly Example[] = [
  ["az+", "məktəb", "mekteb", "forgiven diacritics"],
  ["az+", "gəlmək", "gelmek", "forgiven diacritics"],
  ["az+", "əl", "el", "wrong"],
  ["az+", "gözəl", "gozel", "forgiven diacritics"],
];

/** The inherent vowel of Bengali, written or left out. */
export const BENGALI_VOWEL: readonly Example[] = [
  ["bn+", "ভালো", "ভাল", "forgiven spelling"],
  ["bn+", "সতেরো", "সতের", "forgiven spelling"],
  ["bn+", "কালো", "কাল", "wrong"],
  ["bn+", "ছোটো", "ছোট", "forgiven spelling"],
];

/** Hungarian ö for ő and ü for ű: forgiven unless it makes another word. */
export const HUNGARIAN_LENGTH: readonly Example[] = [
  ["hu+", "örült", "őrült", "wrong"],
  ["hu+", "gyűrű", "gyürü", "forgiven diacritics"],
  ["hu+", "nővér", "növér", "forgiven diacritics"],
  ["hu+", "öt", "őt", "wrong"],
  ["hu+", "szőlő", "szölö", "forgiven diacritics"],
];

/** The partitive article. */
export const PARTITIVES: readonly Example[] = [
  ["fr+", "de l’huile", "huile", "forgiven article"],
  ["fr+", "de la farine", "farine", "forgiven article"],
  ["fr+", "de la farine", "de l’farine", "wrong"],
  ["fr+", "huile", "de l’huile", "forgiven article"],
  ["fr+", "de la part de", "part de", "wrong"],
  ["fr-", "de l’ail", "ail", "exact"],
  ["fr+", "de la viande", "viande", "forgiven article"],
  ["it+", "dell’acqua", "acqua", "forgiven article"],
];

/** A mark typed beside its letter; the x of Esperanto. */
export const SIGNS_BESIDE_LETTERS: readonly Example[] = [
  ["es+", "mañana", "man~ana", "forgiven diacritics"],
  ["es+", "niño", "nin~o", "forgiven diacritics"],
  ["pt+", "irmão", "irma~o", "forgiven diacritics"],
  ["pt+", "coração", "coraca~o", "forgiven diacritics"],
  ["fr+", "forêt", "fore^t", "forgiven diacritics"],
  ["eo+", "ŝipo", "sxipo", "forgiven diacritics"],
  ["es+", "año", "ano", "wrong"],
  ["es+", "señor", "sen~or", "forgiven diacritics"],
  ["pt+", "pão", "pa~o", "forgiven diacritics"],
];

/** Parts of a word to choose from. */
export const PARTS_TO_CHOOSE: readonly Example[] = [
  ["en-", "any(one/body)", "anybody", "exact"],
  ["en-", "any(one/body)", "anyone", "exact"],
  ["en-", "any(one/body)", "any", "wrong"],
  ["en-", "some(one/body)", "somebodyone", "wrong"],
  ["en-", "to go (by bus/train)", "to go", "exact"],
  ["es+", "amig(o/a)", "amiga", "exact"],
  ["en-", "(un/im)possible", "impossible", "exact"],
  ["en-", "no(body/ one)", "nobody", "exact"],
  ["en-", "every(one/body)", "everybody", "exact"],
];
