import type { Example } from "./example.ts";

/** P11: no slips where a character is a word or a syllable; no spaces where there are none. */
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

/** P16: a mark left out may be forgiven; one in its place may not, where marks make words. */
export const OTHER_MARKS: readonly Example[] = [
  ["vi+", "nước", "nuoc", "forgiven diacritics"],
  ["vi+", "nước", "nươc", "forgiven diacritics"],
  ["vi+", "nước", "nược", "wrong"],
  ["vi+", "phở", "phố", "wrong"],
  ["vi+", "người", "ngưới", "wrong"],
  ["vi-", "cảm ơn", "cam on", "forgiven diacritics"],
  ["vi-", "cảm ơn", "cám ơn", "wrong"],
  ["vi+", "được", "dược", "forgiven diacritics"],
  ["zh+", "nǐ hǎo", "ni hao", "forgiven diacritics"],
  ["zh+", "nǐ hǎo", "ní hǎo", "wrong"],
  ["zh+", "mǎi", "mài", "wrong"],
  ["zh-", "mǎi", "mai", "forgiven diacritics"],
  ["ar+", "كَتَبَ", "كُتِبَ", "wrong"],
  ["ar+", "كَتَبَ", "كَتب", "forgiven diacritics"],
];

/** P17: everyday words that differ by nothing but marks, in any language. */
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
  // a dictionary that ignores marks ignores these, too
  ["tr+", "diş", "dış", "exact", { diacritics: "lenient" }],
];

/** P22: an apostrophe that makes another word. */
export const OTHER_APOSTROPHES: readonly Example[] = [
  ["en-", "its", "it’s", "wrong"],
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
