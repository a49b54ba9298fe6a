import {
  DICTIONARY_LANGUAGES,
  INTERFACE_LANGUAGES,
  LANGUAGE_CODES,
  type LanguageCode,
} from "../../../../shared/languages.ts";
import { cut } from "../../../../shared/text/bounds.ts";
import { lowerCase, nfc } from "../../../../shared/text/transform.ts";
import { LANGUAGE_ALIASES } from "../info/language-aliases.ts";
import type { Role } from "./deck.ts";

/** Of the dictionary that the words go into. */
export interface Languages {
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
}

/** What a name says of a field or a column. */
export interface NameHint {
  role: Role | null;
  /** It names a side of a card, whose language depends on the deck. */
  side: boolean;
  language: LanguageCode | null;
}

type Kind = "none" | "example" | "reading" | "note" | "tags" | "definitions" | "back" | "term" | "front";

/** Words that fields and columns are called by, in the languages in which most decks and lists are made. */
const NAMES: Readonly<Record<Kind, string>> = {
  none: `audio sound ton klang son sonido suono dźwięk nagranie звук аудіо аудио 音声 音频 音頻 음성 소리
    image images picture photo bild bilder foto imagen immagine obraz obrazek zdjęcie зображення картин фото изображение
    画像 图片 圖片 写真 그림 사진 id ids guid uuid key rank ranking rang rango index idx sort sorting frequency freq
    häufigkeit fréquence frecuencia frequenza częstotliwość частот 频率 頻度 빈도 url link video vidéo vídeo відео видео
    number num nummer numéro número numero numer номер nr no n # № laufnummer 番号 编号 序号 번호 date datum дата fecha
    clozed lückentext uri file filename datei fichier archivo plik файл`,
  example: `example examples sentence sentences beispiel satz sätze satzübers exemple phrase phrases ejemplo oración oracion frase frasi
    esempio przykład zdanie zdania приклад речення пример предложение 例 例文 例句 句子 文 예문 예시 문장 context kontext
    contexte contexto contesto контекст usage verwendung`,
  reading: `reading lesung lecture lectura lettura czytanie читання чтение furigana kana hiragana katakana romaji rōmaji pinyin
    zhuyin bopomofo romanisation romanization romanisierung translit transkription transcription transcripción
    trascrizione transkrypcja транскрипц трансліт транслит pronunciation aussprache prononciation pronunciación pronuncia
    wymowa вимова произношение ipa phonetic phonétique lautschrift jyutping sandhi poj 読み よみ 読み方 拼音 注音 発音 发音
    發音 발음 ふりがな`,
  note: `note notes notiz anmerkung bemerkung hinweis remarque nota notas uwagi notatk приміт нотатк заметк примеч comment
    kommentar commentaire comentario commento komentarz комент grammar grammatik grammaire gramática grammatica gramatyka
    граматик грамматик extra hint info mnemonic eselsbrücke accent pitch gender genus genre género genere rodzaj рід род
    plural pluriel pos speech wortart classe частина часть art artikel article hanja radical メモ 備考 비고 备注`,
  tags: `tag tags schlagwort schlagwörter étiquette etiqueta etichett etykiet тег теги тэг lesson lektion leçon lección
    lezione lekcja урок unit chapter kapitel chapitre capítulo capitolo rozdział розділ глава topic thema thème tema temat
    тема level niveau nivel livello poziom рівень уровень category kategorie catégorie categoría categoria kategoria
    категорія категория 课 課 タグ 标签 標籤`,
  definitions: `definition bedeutung définition definición definizione definicja визначення определение значення значение
    meaning translat übersetzung traduction traducción traduccion traduzione tłumaczenie znaczeni переклад перевод sens
    signification significado significato answer antwort réponse respuesta risposta odpowiedź відповідь ответ gloss glosse
    sense senses 意味 意思 释义 釋義 翻译 翻訳 翻譯 訳 解释 定义 의미 뜻 번역 해석`,
  back: `back rückseite verso dos dorso reverso retro tył rewers зворот оборот 裏 裏面 背面 反面 뒷면`,
  term: `term terms begriff wort wörter terme término termine słowo слово слова термін термин word words mot mots palabra
    parola parole lemma expression ausdruck expresión espressione wyrażenie вираз выражение vocab vocabul vokabel vocabol
    słówk hasło headword question frage pregunta domanda pytanie питання вопрос learnable hanzi hanji kanji simplified
    traditional 単語 語彙 语 單詞 单词 生词 词语 汉字 漢字 表現 단어 어휘 낱말 简体 繁體`,
  front: `front vorderseite recto anverso fronte przód awers лицьов лицев лицо передн 表 表面 正面 앞면`,
};

const WORDS = (Object.keys(NAMES) as Kind[]).flatMap((kind) =>
  NAMES[kind].split(/\s+/).map((word) => ({ kind, word })),
);

/** Which of several kinds a name means, such as that of “example translation”: the first that all its words fit. */
const MEANT: readonly (readonly [role: Role, ...kinds: Kind[]])[] = [
  ["none", "none"],
  ["none", "example", "reading"],
  ["note", "example", "definitions"],
  ["example", "example"],
  ["tags", "tags"],
  ["note", "reading"],
  ["note", "note"],
  ["definitions", "definitions"],
  ["definitions", "back"],
  ["term", "term"],
  ["term", "front"],
];

/** What a name says; of names of two letters only the codes of the dictionary's languages are languages. */
export function hintOf(name: string, { termsLanguage, definitionsLanguage }: Languages): NameHint {
  const text = lower(name);
  const own = [termsLanguage, definitionsLanguage];
  const whole = languageOf(text);
  if (whole && own.includes(whole)) return { role: null, side: false, language: whole };
  const words = wordsOf(name);
  const kinds = new Set(words.flatMap(kindsOf));
  const code = own.find((each) => text === each || codesAtEnds(text).includes(each));
  const language = whole ?? code ?? words.map(languageOf).find((found) => found !== undefined) ?? null;
  const meant = MEANT.find(([, ...all]) => all.every((kind) => kinds.has(kind)))?.[0] ?? null;
  const side = kinds.has("front") || kinds.has("back");
  if (language === null || termsLanguage === definitionsLanguage || !own.includes(language))
    return { role: meant, side, language };
  // “Sentence-English” is a translation of the example, “Vocabulary-English” is one of the word.
  if (meant === "example" && language === definitionsLanguage) return { role: "note", side, language };
  if (meant === null || meant === "term" || side) return { role: null, side: false, language };
  return { role: meant, side, language };
}

/**
 * What the column below a cell contains, if the cell is nothing but a name of columns: a role, or a language. Of codes
 * only those of the dictionary's languages count: “es – it” are words.
 */
export function headOf(cell: string, languages?: Languages): Role | LanguageCode | null {
  const text = lower(cell);
  const language = languageOf(text);
  if (language) return language;
  if (languages && text === languages.termsLanguage) return languages.termsLanguage;
  if (languages && text === languages.definitionsLanguage) return languages.definitionsLanguage;
  const words = wordsOf(cell);
  const kinds = words.map(kindsOf);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  if (!words.every((word, at) => kinds[at]?.length || languageOf(word) || LITTLE.has(word))) return null;
  const found = new Set(kinds.flat());
  return MEANT.find(([, ...all]) => all.every((kind) => found.has(kind)))?.[0] ?? null;
}

/** A head has no more. */
const MOST_WORDS = 4;
/** They stand between the words of a name. */
const LITTLE = new Set("of de di du des w z part parte partie la el".split(" "));

const kindsOf = (word: string): Kind[] =>
  WORDS.filter((each) => means(word, each.word)).map(({ kind }) => kind);

/** A short word must be the whole, a long one may be part of a compound: “son” is not “song”. */
function means(word: string, name: string): boolean {
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(name))
    return name.length === 1 ? word === name : word.includes(name);
  if (name.length <= 4) return word === name;
  return name.length > 5 ? word.includes(name) : word.startsWith(name);
}

/** More is no name. */
const MOST_LETTERS = 100;

const lower = (name: string): string => lowerCase(nfc(cut(name.trim(), MOST_LETTERS)));

const wordsOf = (name: string): string[] =>
  lower(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).match(/[\p{L}\p{M}]+|[#№]/gu) ?? [];

/** Codes that are set apart from the rest of a name: “word_de”, “Text (EN)”. */
const codesAtEnds = (text: string): string[] => [
  ...(/^[a-z]{2}(?=[_.:-])/.exec(text) ?? []),
  ...(/(?<=[_.:([-])[a-z]{2}(?=[)\]]?$)/.exec(text) ?? []),
];

const languageOf = (text: string): LanguageCode | undefined =>
  LANGUAGES.get(text) ?? LANGUAGES.get(text.replace(INFLECTED, ""));

/** “немецкое слово”, “po niemiecku”. */
const INFLECTED = /(?<=ск|ьк|ck|sk)(?:\p{sc=Cyrillic}{1,3}|[aeiou]{1,2})$/u;

/** By what Intl, people and the language itself call it, and by three-letter codes. */
const LANGUAGES = new Map<string, LanguageCode>();
const CODES: Readonly<Partial<Record<LanguageCode, string>>> = {
  ar: "ara",
  cs: "ces cze",
  de: "deu ger 독일어 ドイツ語 德语",
  el: "ell",
  en: "eng 英語 英文 英语 영어",
  es: "spa",
  fr: "fra fre",
  it: "ita",
  ja: "jpn 日语 日文 国語",
  ko: "kor",
  nl: "nld",
  pl: "pol",
  pt: "por",
  ru: "rus",
  sv: "swe",
  tr: "tur",
  uk: "ukr",
  zh: "zho cmn mandarin 汉语 漢語 中国語",
};
for (const code of LANGUAGE_CODES.toReversed()) {
  const shown = INTERFACE_LANGUAGES.map((each) =>
    new Intl.DisplayNames([each], { type: "language", fallback: "none" }).of(code),
  );
  const more = [...(LANGUAGE_ALIASES[code]?.split(", ") ?? []), ...(CODES[code]?.split(" ") ?? [])];
  for (const name of [DICTIONARY_LANGUAGES[code].name, ...shown, ...more]) {
    if (name === undefined) continue;
    LANGUAGES.set(lower(name), code);
    LANGUAGES.set(lower(name).replace(INFLECTED, ""), code);
  }
}
