import { describe, expect, it } from "vitest";

import { short } from "./bounds.ts";
import { finderOf, searchKey } from "./fold.ts";

describe("searching blind to case and diacritics", () => {
  it.each([
    ["pl", "Łódź", "lodz"],
    ["ru", "Ёлка", "елка"],
    ["de", "Straße", "strasse"],
    ["de", "STRASSE", "Straße"],
    ["de", "Ärger", "arger"],
    ["fr", "Œuf", "oeuf"],
    ["es", "mañana", "MANANA"],
    ["da", "smørrebrød", "smorrebrod"],
    ["tr", "Iğdır", "iğdir"],
    ["tr", "İzmir", "izmir"],
    ["vi", "Việt", "viet"],
    ["el", "ΟΔΌΣ", "οδος"],
    ["uk", "п’ять", "п'ять"],
    ["en", "ＤＯＧ", "dog"],
    ["fr", "e\u0301te\u0301", "ete"],
    ["pl", "İstanbul", "istanbul"],
    ["lt", "vil\u0303kas", "vilkas"],
    ["ru", "за\u0301мок", "замок"],
    ["ar", "كِتَاب", "كتاب"],
    ["en", "do\u200bg", "dog"],
  ])("%s: %s and %s are one", (language, one, other) => {
    expect(searchKey(short(one), language)).toBe(searchKey(short(other), language));
  });

  it.each([
    ["ru", "мой", "мои"],
    ["uk", "їм", "ім"],
    ["uk", "моє", "мое"],
    ["uk", "кит", "кіт"],
    ["uk", "ґрати", "грати"],
    ["be", "ёсць", "есць"],
    ["be", "ў", "у"],
    ["ja", "か", "が"],
    ["hi", "कल", "काल"],
  ])("%s: %s and %s are two", (language, one, other) => {
    expect(searchKey(short(one), language)).not.toBe(searchKey(short(other), language));
  });
});

const finds = (query: string, text: string, language: string): boolean =>
  finderOf(short(query), language)(short(text));

describe("searching as people type", () => {
  it.each([
    ["ar", "مدرسة", "مدرسه"],
    ["ar", "مستشفى", "مستشفي"],
    ["ar", "كبير", "کبیر"],
    ["ar", "ٱلله", "الله"],
    ["ar", "أحمد", "احمد"],
    ["ar", "مسؤول", "مسوول"],
    ["ar", "كتـــاب", "كتاب"],
    ["ar", "١٢٣", "123"],
    ["fa", "ماهی", "ماهي"],
    ["fa", "کتاب", "كتاب"],
    ["fa", "رئیس", "رییس"],
    ["fa", "خانۀ ما", "خانهٔ ما"],
    ["ur", "گھر", "گهر"],
    ["ps", "كور", "کور"],
    ["he", "שלום", "שלומ"],
    ["ja", "ねこ", "ネコ"],
    ["ja", "コンピューター", "こんぴゅーたー"],
    ["ja", "コンピューター", "コンピュータ"],
    ["ja", "受け付け", "受付"],
    ["ja", "日本語を話す", "日本語 を 話す"],
    ["th", "แมว", "เเมว"],
    ["th", "น้ำ", "นํ้า"],
    ["vi", "hòa bình", "hoà bình"],
    ["vi", "nước", "nuoc"],
    ["ko", "할 수 있다", "할수있다"],
    ["ko", "한국", "한국".normalize("NFD")],
    ["zh", "学习", "學習"],
    ["zh", "nǐ hǎo", "ni3hao3"],
    ["hi", "ज़मीन", "जमीन"],
    ["uk", "п’ять", "пять"],
    ["uk", "будь-який", "будь який"],
    ["uk", "учитель", "вчитель"],
    ["ru", "за\u0300мок", "замок"],
    ["sr", "љубав", "ljubav"],
    ["de", "schön", "schoen"],
    ["de", "Überfälle", "Ueberfalle"],
    ["de", "Mueller", "Müller"],
    ["da", "æble", "äble"],
    ["da", "æble", "aeble"],
    ["en", "well-known", "wellknown"],
    ["en", "colour", "color"],
    ["en", "dog 🐶", "🐶 dog"],
    ["en", "1,000", "1000"],
  ])("%s: %s is found by %s, and the other way round", (language, one, other) => {
    expect([finds(other, one, language), finds(one, other, language)]).toEqual([true, true]);
  });

  it.each([
    ["en", "10 km", "0 k"],
    ["en", "dog 🐶", "🐶"],
    ["en", "¿Qué?", "?"],
    ["en", "anything", ""],
  ])("%s: %s is found by its part %j", (language, text, part) => {
    expect(finds(part, text, language)).toBe(true);
  });

  it.each([
    ["en", "3.5", "35"],
    ["en", "to run", "tor"],
    ["uk", "ґанок", "ганок"],
    ["ja", "ガラス", "からす"],
    ["he", "שם", "שן"],
    ["th", "ม้า", "มา"],
    ["uk", "навіть", "у"],
  ])("%s: %s is not found by %s", (language, text, other) => {
    expect(finds(other, text, language)).toBe(false);
  });
});
