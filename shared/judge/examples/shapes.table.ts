import type { Example } from "./example.ts";

/** P18: the tone on either vowel. Vietnamese alone. */
export const TONE_PLACES: readonly Example[] = [
  ["vi+", "hòa bình", "hoà bình", "exact"],
  ["vi+", "khoẻ", "khỏe", "exact"],
  ["vi+", "thúy", "thuý", "exact"],
  ["vi-", "Hóa học", "Hoá học", "exact"],
  ["vi+", "lũy thừa", "luỹ thừa", "exact"],
  ["vi+", "HÒA BÌNH", "HOÀ BÌNH", "exact"],
  ["vi+", "hòa", "hóa", "wrong"],
  ["vi+", "hòa bình", "hoa bình", "wrong"],
  ["vi+", "họa sĩ", "hóa sĩ", "wrong"],
  ["vi+", "thủy", "thúy", "wrong"],
  ["en+", "hoa", "hoà", "forgiven diacritics"],
];

/** P19: nukta and chandrabindu; Thai vowels typed in two; lengths in code points. */
export const INDIC_AND_THAI: readonly Example[] = [
  ["hi+", "ज़मीन", "जमीन", "forgiven diacritics"],
  ["hi+", "सड़क", "सडक", "forgiven diacritics"],
  ["hi+", "फ़ोन", "फोन", "forgiven diacritics"],
  ["hi+", "राज़", "राज", "wrong"],
  ["hi+", "सजा", "सज़ा", "wrong"],
  ["hi+", "हँसना", "हंसना", "exact"],
  ["mr+", "चाँद", "चांद", "exact"],
  ["hi+", "नमस्कार", "नमस्कर", "almost typo"],
  ["hi+", "पानी", "पीनी", "wrong"],
  ["bn+", "বিদ্যালয়", "বিদ্যলয়", "almost typo"],
  ["bn+", "চাঁদ", "চাদ", "wrong"],
  ["th+", "แมว", "เเมว", "exact"],
  ["th-", "แพง", "เเพง", "exact"],
  ["th+", "น้ำ", "นํ้า", "exact"],
  ["th+", "สวัสดี", "สวัสดิ", "almost typo"],
  ["th+", "ข้าว", "ขาว", "wrong"],
  ["th+", "ใกล้", "ไกล", "wrong"],
];

/** P20: emoji beside other text. */
export const EMOJI: readonly Example[] = [
  ["en-", "dog 🐶", "dog", "exact"],
  ["en-", "dog", "dog 👍🏽", "exact"],
  ["en+", "dog 🐶", "🐶 dog", "exact"],
  ["en-", "👨‍👩‍👧 family", "family", "exact"],
  ["de+", "🇩🇪 Deutschland", "Deutschland", "exact"],
  ["fr+", "❤️ amour", "amour", "exact"],
  ["uk-", "кіт 🐱", "кіт", "exact"],
  ["ja+", "猫🐱", "猫", "exact"],
  ["en-", "🐶", "🐶", "exact"],
  ["en-", "🐶", "🐱", "wrong"],
  ["en-", "🇩🇪", "🇫🇷", "wrong"],
  ["en-", "dog 🐶", "🐶", "wrong"],
  ["es-", "perro 🐶", "gato 🐶", "wrong"],
];

/** P21: thousands, and what stands between a number and its unit. */
export const NUMBERS: readonly Example[] = [
  ["en-", "1,000", "1000", "exact"],
  ["de+", "1.000.000", "1000000", "exact"],
  ["de-", "1’000", "1000", "exact"],
  ["fr+", "10 000", "10000", "exact"],
  ["it-", "1.000", "1000", "exact"],
  ["es-", "1,000", "1000", "exact"],
  ["en-", "10 km", "10km", "exact"],
  ["en-", "100 km/h", "100km/h", "exact"],
  ["en-", "£ 5", "£5", "exact"],
  ["fr-", "5 %", "5%", "exact"],
  ["uk-", "20 °C", "20°C", "exact"],
  ["ru-", "5 кг", "5кг", "exact"],
  ["pl-", "2,5 kg", "2,5kg", "exact"],
  ["en-", "3.5", "35", "wrong"],
  ["en-", "3.141", "3141", "wrong"],
  ["de-", "3,141", "3141", "wrong"],
  ["en-", "1,000", "1.000", "wrong"],
  ["en-", "1,000", "100", "wrong"],
  ["en-", "0.125", "125", "wrong"],
  ["en-", "10 km", "10 m", "wrong"],
  ["pl-", "10 kg", "100 kg", "wrong"],
];

/** P23: other shapes of the same letters. */
export const LETTER_SHAPES: readonly Example[] = [
  ["he+", "שלום", "שלומ", "forgiven spelling"],
  ["he-", "מלך", "מלכ", "forgiven spelling"],
  ["he+", "שם", "שן", "wrong"],
  ["he+", "צה״ל", 'צה"ל', "exact"],
  ["nl+", "ĳs", "ijs", "exact"],
  ["nl-", "IJsland", "Ĳsland", "exact"],
  ["ca+", "coŀlegi", "col·legi", "exact"],
  ["en-", "5 µm", "5 μm", "exact"],
  ["hy+", "և", "եւ", "exact"],
  ["hy+", "բարև", "բարեւ", "exact"],
  ["el+", "Αθήνα", "ΑΘΗΝΑ", "forgiven case"],
  ["el-", "Αθήνα", "ΑΘΗΝΑ", "exact"],
  ["el-", "Άννα", "Αννα", "exact"],
  ["el+", "Άννα", "Αννα", "exact"],
  ["el+", "ΑΝΝΑ", "ΆΝΝΑ", "exact"],
  ["el+", "λόγος", "λόγοσ", "exact"],
  ["el+", "νόμος", "νομός", "wrong"],
];

/** P24: other spellings of one language, and its other alphabet. */
export const SPELLINGS_OF_ONE: readonly Example[] = [
  ["nb+", "ei bok", "en bok", "exact"],
  ["nb+", "en hund", "ei hund", "wrong"],
  ["nb+", "et hus", "en hus", "wrong"],
  ["nn+", "ei bok", "en bok", "wrong"],
  ["sr+", "љубав", "ljubav", "exact"],
  ["sr+", "ЉУБАВ", "LJUBAV", "exact"],
  ["sr+", "Љубав", "Ljubav", "exact"],
  ["sr+", "Beograd", "Београд", "exact"],
  ["sr+", "џеп", "žep", "wrong"],
  ["sr+", "шала", "sala", "wrong"],
  ["hr+", "đak", "djak", "forgiven diacritics"],
  ["sr+", "Ђорђе", "Djordje", "forgiven diacritics"],
  ["nl+", "het regent", "’t regent", "exact"],
  ["nl+", "het huis", "’t huis", "exact"],
  ["nl+", "de man", "’t man", "wrong"],
  ["la+", "juvenis", "iuuenis", "exact"],
  ["la-", "vita", "uita", "exact"],
  ["en-", "jam", "iam", "wrong"],
  ["da+", "æble", "äble", "forgiven diacritics"],
  ["nb+", "brød", "bröd", "forgiven diacritics"],
  ["da+", "før", "for", "wrong"],
  ["ru+", "за\u0300мок", "замок", "exact"],
  ["uk-", "за\u0300мок", "замок", "exact"],
  ["ru+", "мой", "мои", "wrong"],
  ["bg+", "ѝ", "и", "wrong"],
];

/** P24: & for and; an ordinal in digits, on the known side. */
export const AND_AND_ORDINALS: readonly Example[] = [
  ["en-", "salt & pepper", "salt and pepper", "exact"],
  ["de-", "Salz und Pfeffer", "Salz & Pfeffer", "exact"],
  ["es+", "pan & agua", "pan y agua", "exact"],
  ["en-", "black & white", "black or white", "wrong"],
  ["en-", "first", "1st", "exact"],
  ["en-", "fourteenth", "14th", "exact"],
  ["en-", "the 21st century", "the twenty-first century", "exact"],
  ["en-", "second", "1st", "wrong"],
  ["en-", "14th", "fortieth", "wrong"],
  ["en+", "first", "1st", "wrong"],
  ["fr-", "premier", "1er", "exact"],
  ["fr-", "1er", "première", "wrong"],
  ["uk-", "перший", "1-й", "exact"],
  ["ru-", "первый", "2-й", "wrong"],
];
