import type { Example } from "./example.ts";

/** P11: no typos where a character is a word or a syllable; no spaces in scripts without them. */
export const SYLLABIC: readonly Example[] = [
  ["ja+", "おはようございます", "おはようございま", "wrong"],
  ["ja+", "コンピューター室", "コンピューター屋", "wrong"],
  ["ja+", "日本語を話します", "日本語を話しまず", "wrong"],
  ["zh+", "我们都是好朋友", "我们都是坏朋友", "wrong"],
  ["zh+", "今天天气很好啊", "今天天氣很冷啊", "wrong"],
  ["ja+", "日本語を話します", "日本語 を 話します", "exact"],
  ["ja+", "はい、そうです", "はい 、 そうです", "exact"],
  ["zh+", "你好", "你 好", "exact"],
  ["th+", "สวัสดีครับ", "สวัสดี ครับ", "exact"],
  ["lo+", "ສະບາຍດີ", "ສະບາຍ ດີ", "exact"],
  ["km+", "អរគុណ", "អរ គុណ", "exact"],
  ["ja+", "iPhoneを買う", "iPhone を買う", "exact"],
];

/** P16: a missing mark may be forgiven; a wrong mark may not, in languages where marks distinguish words. */
export const OTHER_MARKS: readonly Example[] = [
  ["vi+", "nước", "nuoc", "forgiven diacritics"],
  ["vi+", "nước", "nươc", "wrong"],
  ["vi+", "nước", "nược", "wrong"],
  ["vi+", "phở", "phố", "wrong"],
  ["vi+", "người", "ngưới", "wrong"],
  ["vi-", "cảm ơn", "cam on", "forgiven diacritics"],
  ["vi-", "cảm ơn", "cám ơn", "wrong"],
  ["vi+", "được", "dược", "wrong"],
  ["zh+", "nǐ hǎo", "ni hao", "forgiven diacritics"],
  ["zh+", "nǐ hǎo", "ní hǎo", "wrong"],
  ["zh+", "mǎi", "mài", "wrong"],
  ["zh-", "mǎi", "mai", "forgiven diacritics"],
  ["ar+", "كَتَبَ", "كُتِبَ", "wrong"],
  ["ar+", "كَتَبَ", "كَتب", "forgiven diacritics"],
];

/** P17: everyday words that differ only by marks, in any language. */
export const PAIRS: readonly Example[] = [
  ["tr+", "diş", "dış", "wrong"],
  ["tr+", "kış", "kis", "forgiven diacritics"],
  ["tr-", "ölü", "olu", "forgiven diacritics"],
  ["tr+", "açı", "acı", "wrong"],
  ["el+", "πότε", "ποτέ", "wrong"],
  ["el+", "ο γέρος", "ο γερός", "wrong"],
  ["el+", "καλημέρα", "καλημερα", "forgiven diacritics"],
  ["hu+", "kór", "kör", "wrong"],
  ["hu+", "fél", "fel", "wrong"],
  ["hu-", "szép", "szep", "forgiven diacritics"],
  ["ro+", "râu", "rău", "wrong"],
  ["ro+", "față", "fata", "wrong"],
  ["ro-", "mulțumesc", "multumesc", "forgiven diacritics"],
  ["sk+", "sud", "súd", "wrong"],
  ["cs+", "být", "byt", "wrong"],
  ["cs+", "rada", "řada", "wrong"],
  ["cs-", "děkuji", "dekuji", "forgiven diacritics"],
  ["ga+", "féar", "fear", "wrong"],
  ["vi+", "bạn", "ban", "wrong"],
  ["vi+", "gà", "ga", "wrong"],
  ["hr+", "reći", "reci", "wrong"],
  ["fi+", "sääri", "saari", "wrong"],
  ["et+", "töö", "too", "wrong"],
  ["lv+", "kāzas", "kazas", "wrong"],
  ["sv+", "räka", "raka", "wrong"],
  ["da+", "skål", "skal", "wrong"],
  ["pt+", "médico", "medico", "wrong"],
  // a dictionary that ignores diacritics ignores these, too
  ["tr+", "diş", "dış", "exact", { diacritics: "lenient" }],
];

/** P22: an apostrophe that makes a different word. */
export const OTHER_APOSTROPHES: readonly Example[] = [
  ["en-", "its", "it’s", "wrong"],
  ["en-", "were", "we're", "wrong"],
  ["fr+", "ma", "m'a", "wrong"],
  ["en-", "it’s raining", "its raining", "wrong"],
  ["en-", "we’re", "were", "wrong"],
  ["en+", "we’ll", "well", "wrong"],
  ["en-", "don’t", "dont", "forgiven apostrophe"],
  ["fr+", "il m’a vu", "il ma vu", "wrong"],
  ["fr+", "qu’elle", "quelle", "wrong"],
  ["fr+", "aujourd’hui", "aujourdhui", "forgiven apostrophe"],
  ["it+", "l’una", "luna", "wrong"],
  ["it+", "c’era", "cera", "wrong"],
  ["it+", "un po’", "un po", "forgiven apostrophe"],
  ["uk+", "п’ять", "пять", "forgiven apostrophe"],
];

/** P12: the other kana, the wave dash, the final long vowel of loanwords. */
export const JAPANESE: readonly Example[] = [
  ["ja+", "ねこ", "ネコ", "forgiven spelling"],
  ["ja+", "テレビ", "てれび", "forgiven spelling"],
  ["ja+", "ガラス", "からす", "wrong"],
  ["ja+", "～から", "〜から", "exact"],
  ["ja+", "コンピューター", "コンピュータ", "exact"],
  ["ja+", "サーバ", "サーバー", "exact"],
  ["ja+", "ビール", "ビル", "wrong"],
  ["ja+", "スキー", "スキ", "wrong"],
  ["ja+", "食べる（たべる）", "たべる", "exact"],
  ["ja+", "食べる(たべる)", "食べる", "exact"],
  ["ja+", "お茶（ちゃ）", "おちゃ", "exact"],
  ["ja+", "お茶（ちゃ）", "ちゃ", "wrong"],
  ["ja-", "行う", "行なう", "forgiven spelling"],
  ["ja+", "受け付け", "受付", "forgiven spelling"],
  ["ja+", "取引", "取り引き", "forgiven spelling"],
  ["ja-", "申し込み", "申込", "forgiven spelling"],
  ["ja+", "引っ越し", "引越", "forgiven spelling"],
  ["ja+", "力強い", "力強", "wrong"],
  ["ja+", "話し", "話", "wrong"],
  ["ja+", "申し込む", "申込む", "forgiven spelling"],
  ["ja+", "上がる", "上る", "wrong"],
  ["ja+", "食べる", "食べた", "wrong"],
  ["ja+", "ねこ", "ネコ", "wrong", { others: ["ネコ"] }],
];

/** P13: traditional characters, tone numbers, pinyin in parentheses. */
export const CHINESE: readonly Example[] = [
  ["zh+", "学习", "學習", "forgiven spelling"],
  ["zh-", "謝謝", "谢谢", "forgiven spelling"],
  ["zh+", "头发", "頭髮", "forgiven spelling"],
  ["zh+", "頭髮", "頭發", "wrong"],
  ["zh+", "学习", "学系", "wrong"],
  ["zh+", "nǐ hǎo", "ni3 hao3", "forgiven spelling"],
  ["zh+", "nǐ hǎo", "ni2 hao3", "wrong"],
  ["zh+", "lǜ", "lv4", "forgiven spelling"],
  ["zh+", "lǜsè", "lv4se4", "forgiven spelling"],
  ["zh+", "xièxie", "xie4xie5", "forgiven spelling"],
  ["zh+", "你好 (nǐ hǎo)", "nǐ hǎo", "exact"],
  ["zh+", "你好 (nǐ hǎo)", "你好", "exact"],
  ["zh+", "nǐ hǎo", "nǐhǎo", "forgiven spelling"],
];

/** P14: spaces, and the 2-set keyboard. */
export const KOREAN: readonly Example[] = [
  ["ko+", "할 수 있다", "할수있다", "forgiven spelling"],
  ["ko+", "잘 자", "잘자", "forgiven spelling"],
  ["ko-", "안녕하세요", "안녕 하세요", "forgiven spelling"],
  ["ko+", "집", "짐", "wrong"],
  ["ko+", "안녕", "dkssud", "almost layout"],
  ["ko+", "한국", "gksrnr", "almost layout"],
  ["ko+", "없다", "djqtek", "almost layout"],
  ["ko+", "예쁘다", "dPQmek", "almost layout"],
  ["ko+", "과일", "rhkdlf", "almost layout"],
  ["ko+", "안녕", "dkssub", "wrong"],
];

/** P15: Arabic, Persian, Urdu and Hebrew: tatweel, digits, joined articles, vowel points. */
export const SEMITIC: readonly Example[] = [
  ["ar+", "كتاب", "كتـــاب", "exact"],
  ["ar+", "الكتاب", "كتاب", "forgiven article"],
  ["ar-", "الكتاب", "كتاب", "exact"],
  ["ar+", "كتاب", "الكتاب", "forgiven article"],
  ["ar+", "مدرسة", "مَدْرَسَة", "exact"],
  ["ar+", "١٢٣", "123", "exact"],
  ["fa+", "۱۲", "12", "exact"],
  ["hi+", "१०", "10", "exact"],
  ["bn-", "৭", "8", "wrong"],
  ["fa+", "کِتاب", "کتاب", "exact"],
  ["he+", "הבית", "בית", "forgiven article"],
  ["he-", "הבית", "בית", "exact"],
  ["ar+", "كتاب", "كاتب", "wrong"],
  ["he+", "שָׁלוֹם", "שלום", "exact"],
  ["he+", "הבית", "הבת", "wrong"],
  ["ur+", "۲۰", "20", "exact"],
];
