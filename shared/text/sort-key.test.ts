import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { short } from "./bounds.ts";
import { sortKey } from "./sort-key.ts";

const ALPHABETS: Readonly<Record<string, string>> = {
  en: "abcdefghijklmnopqrstuvwxyz",
  uk: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’",
  de: "abcdefghijklmnopqrstuvwxyzäöüß",
  fr: "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûüÿœæ",
  es: "abcdefghijklmnñopqrstuvwxyzáéíóúü",
  it: "abcdefghilmnopqrstuvzàèéìòù",
  pl: "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
  ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  ar: "ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآةىئؤء",
  az: "abcçdeəfgğhxıijkqlmnoöprsştuüvyz",
  be: "абвгдеёжзійклмнопрстуўфхцчшыьэюя",
  bg: "абвгдежзийклмнопрстуфхцчшщъьюя",
  bn: "অআইউকখগঘচছজটডতথদনপবমরলসহািীু",
  ca: "abcçdefghijklmnopqrstuvxyzàèéíïòóúü",
  cs: "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
  da: "bcdefghijklmnopqrstuvwxyzæøå",
  el: "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ",
  eo: "abcĉdefgĝhĥijĵklmnoprsŝtuŭvz",
  et: "abcdefghijklmnopqrsšzžtuvwõäöüxy",
  fa: "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی",
  fi: "abcdefghijklmnopqrstuvwxyzåäö",
  ga: "abcdefghilmnoprstuáéíóú",
  gl: "abcdefghilmnñopqrstuvxz",
  he: "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
  hi: "अआइईउऊएऐओऔकखगघचछजझटठडढतथदधनपफबभमयरलवशषसहािीुूेैोौ्",
  hr: "abcčćdđefghijklmnoprsštuvzž",
  hu: "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz",
  hy: "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ",
  is: "aábdðeéfghiíjklmnoóprstuúvxyýþæö",
  ka: "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
  kk: "аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя",
  ko: "가나다라마바사아자차카타파하각간값",
  lt: "aąbcčdeęėfghiįyjklmnoprsštuųūvzž",
  lv: "aābcčdeēfgģhiījkķlļmnņoprsštuūvzž",
  mk: "абвгдѓежзѕијклљмнњопрстќуфхцчџш",
  mt: "abċdefġgħijklmnopqrstuvwxżz",
  nb: "bcdefghijklmnopqrstuvwxyzæøå",
  nl: "abcdefghijklmnopqrstuvwxyzëï",
  pt: "abcdefghijlmnopqrstuvxzáâãàçéêíóôõú",
  ro: "aăâbcdefghiîjklmnopqrsștțuvwxyz",
  sk: "aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž",
  sl: "abcčdefghijklmnoprsštuvzž",
  sq: "abcçdeëfghijklmnopqrstuvxyz",
  sr: "абвгдђежзијклљмнњопрстћуфхцчџш",
  sv: "abcdefghijklmnopqrstuvwxyzåäöé",
  ta: "அஆஇகஙசஞடணதநபமயரலவ",
  th: "กขคงจชซญดตถทนบปผพมยรลวสหอะาิ",
  tr: "abcçdefgğhıijklmnoöprsştuüvyz",
  vi: "aăâbcdđeêghiklmnoôơpqrstuưvxyáàảãạấầẩẫậ",
  zh: "你好世界中国人民大学生天地我爱北京上海",
  ja: "あいうえおかがきぎくぐけこごさしすせそたちつてとなのはばぱまやらわをんアイウカガ日本人",
};

describe("sort keys", () => {
  it.each(Object.entries(ALPHABETS))("%s: order words as the language does", (language, alphabet) => {
    const { compare } = new Intl.Collator(language);
    const word = fc.string({
      unit: fc.constantFrom(...alphabet, ...alphabet.toUpperCase()),
      minLength: 1,
      maxLength: 6,
    });
    const pair = fc.oneof(
      fc.tuple(word, word),
      fc.tuple(word, word, word).map(([start, one, other]) => [start + one, start + other] as const),
      word.map((each) => [each, each.toUpperCase()] as const),
    );
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const expected = Math.sign(compare(one.normalize("NFC"), other.normalize("NFC")));
        expect(byBytes(sortKey(short(one), language), sortKey(short(other), language))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["cs", ["cena", "hrad", "chata", "igla"]],
    ["hu", ["cukor", "csak", "szó", "tó", "tyúk"]],
    ["da", ["zebra", "æble", "øl", "Aarhus", "ål"]],
    ["cy", ["gwyn", "ngwy", "hen"]],
    ["de", ["Masse", "Maße", "Mast"]],
    ["de", ["arg", "Ärger", "Arm"]],
    ["fr", ["cote", "côte", "coté", "côté"]],
    ["en", ["résumé", "resumes"]],
    ["en", ["a", "A", "á", "b"]],
    ["ru", ["ежи", "ёжик", "ель"]],
    ["zh", ["北京", "上海", "abc"]],
    ["en", ["abc", "подъезд", "北京"]],
  ])("%s: %j", (language, words) => {
    const sorted = words
      .toReversed()
      .sort((one, other) => byBytes(sortKey(short(one), language), sortKey(short(other), language)));
    expect(sorted).toEqual([...words].sort(new Intl.Collator(language).compare));
  });

  it("are the same for texts that differ by nothing one sees", () => {
    expect(sortKey(short("п’ять"), "uk")).toBe(sortKey(short("п'ять"), "uk"));
    expect(sortKey(short("e\u0301te\u0301 "), "fr")).toBe(sortKey(short("été"), "fr"));
  });

  it("stay short", () => {
    for (const unit of ["a", "É", "ß", "漢", "😀", "\u0301", "ﷺ"]) {
      expect(sortKey(short(unit.repeat(255)), "da").length).toBeLessThanOrEqual(400);
    }
  });
});

function byBytes(one: string, other: string): number {
  return Math.sign(Buffer.compare(Buffer.from(one), Buffer.from(other)));
}
