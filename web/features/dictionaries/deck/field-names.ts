import type { Role } from "./deck.ts";

/** Beginnings of words by which fields are named, in the languages in which most decks are made. */
const NAMES: readonly (readonly [Role, string])[] = [
  [
    "none",
    "audio sound ton son sonido suono dźwięk звук аудіо аудио 音声 音频 image picture bild photo imagen immagine obraz зображення картин 画像 id guid rank frequency häufigkeit частот частота sort url link source quelle video",
  ],
  [
    "example",
    "example sentence beispiel satz exemple phrase ejemplo oración oracion frase esempio przykład zdanie приклад речення пример предложение 例 句 예문 예시 context kontext contexte contexto contesto контекст usage",
  ],
  [
    "note",
    "note notiz anmerkung hinweis remarque nota notas notatk приміт нотат заметк примеч comment kommentar commentaire comentario commento komentarz комент grammar grammatik grammaire gramática grammatica gramatyka граматик грамматик extra hint info mnemonic pronunciation aussprache prononciation pronunciación pronuncia wymowa вимова произношение ipa phonetic transcription транскрипц reading lesung kana hiragana pinyin 読み 拼音 発音 gender genus plural pos メモ 비고",
  ],
  ["tags", "tag tags schlagwort étiquette etiqueta etichett тег"],
  [
    "definitions",
    "back rückseite verso dorso reverso retro tył зворот оборот 裏 뒷면 背面 definition bedeutung définition definición definizione definicja визначення определение значення значение meaning translation übersetzung traduction traducción traduzione tłumaczenie znaczeni переклад перевод sens significado significato answer antwort réponse respuesta risposta odpowiedź відповід ответ 意味 意思 释义 翻译 翻訳 訳 뜻 의미 번역",
  ],
  [
    "term",
    "front vorderseite recto anverso fronte przód лицьов лицев лицо передн 表 正面 앞면 term begriff wort terme término termine słow слово термін термин word mot palabra parola expression ausdruck expresión espressione wyrażenie вираз выражение vocab vokabel vocabul słówk headword lemma question frage pregunta domanda pytanie питання вопрос hanzi kanji 単語 语 單詞 单词 汉字 漢字 단어 어휘",
  ],
];

const BEGINNINGS = NAMES.map(([role, names]) => [role, names.split(" ")] as const);

/** The role that a field's name suggests; null where it suggests none. */
export function roleOfName(name: string): Role | null {
  const words = name
    .toLowerCase()
    .normalize("NFC")
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  for (const [role, beginnings] of BEGINNINGS)
    if (words.some((word) => beginnings.some((beginning) => begins(word, beginning)))) return role;
  return null;
}

/** A short word must match as a whole: “son” is not “song”. */
const begins = (word: string, beginning: string): boolean =>
  /^\p{sc=Latin}{1,3}$/u.test(beginning) ? word === beginning : word.startsWith(beginning);
