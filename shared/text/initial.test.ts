import { describe, expect, it } from "vitest";

import { short } from "./bounds.ts";
import { initialOf } from "./initial.ts";

describe("the index letter of a term", () => {
  it.each([
    ["en", "dog", "D"],
    ["en", "élan", "E"],
    ["en", "24/7", "#"],
    ["en", "😀", "#"],
    ["de", "Ärger", "A"],
    ["de", "der Hund", "D"],
    ["de", "„Hallo“", "H"],
    ["fr", "être", "E"],
    ["fr", "œuf", "O"],
    ["es", "¿Qué?", "Q"],
    ["es", "ñandú", "Ñ"],
    ["it", "è", "E"],
    ["pl", "łoś", "Ł"],
    ["pl", "źle", "Ź"],
    ["pl", "ósmy", "Ó"],
    ["uk", "їжак", "Ї"],
    ["uk", "ґанок", "Ґ"],
    ["ru", "ёж", "Е"],
    ["ru", "йод", "Й"],
    ["be", "ёсць", "Ё"],
    ["sv", "ärlig", "Ä"],
    ["sv", "élite", "E"],
    ["da", "Aarhus", "Å"],
    ["da", "æble", "Æ"],
    ["cs", "chata", "Ch"],
    ["cs", "čas", "Č"],
    ["hr", "džem", "Dž"],
    ["hu", "szabó", "Sz"],
    ["tr", "ılık", "I"],
    ["tr", "izmir", "İ"],
    ["vi", "ấp", "Â"],
    ["el", "ὁδός", "Ο"],
    ["ka", "ძაღლი", "ძ"],
    ["th", "เด็ก", "ด"],
    ["ko", "빵", "ㅂ"],
    ["ja", "ガラス", "か"],
    ["ja", "日本", "漢"],
    ["zh", "你好", "N"],
    ["zh", "世界", "S"],
    ["ru", "dog", "D"],
    ["en", "", "#"],
  ])("%s: %s is under %s", (language, term, initial) => {
    expect(initialOf(short(term), language)).toBe(initial);
  });
});

it("files a letter of old and rare scripts whole", () => {
  expect(initialOf(short("𐐷𐐲𐑉"), "de")).toBe("𐐏");
  const letters = Array.from({ length: 0xf000 }, (_, at) => String.fromCodePoint(0x10000 + at));
  expect(letters.filter((letter) => /\p{Cs}/u.test(initialOf(short(letter), "de")))).toEqual([]);
});
