import { cut } from "./text/bounds.ts";
import { lowerCase } from "./text/transform.ts";

/** Languages of the interface (spec §1); the first is the fallback. */
export const INTERFACE_LANGUAGES = ["en", "uk", "de", "fr", "es", "it", "pl", "ru"] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  (INTERFACE_LANGUAGES as readonly unknown[]).includes(value);

/** The interface language for a tag such as `de-AT`; English if there is none. */
export function interfaceLanguageOf(tag: string | null | undefined): InterfaceLanguage {
  const language = lowerCase(cut(tag?.trim() ?? "", 2));
  return isInterfaceLanguage(language) ? language : "en";
}

interface DictionaryLanguage {
  /** The language's own name. */
  name: string;
  direction: "ltr" | "rtl";
}

const language = (name: string, direction: "ltr" | "rtl" = "ltr"): DictionaryLanguage => ({
  name,
  direction,
});

/** Languages that terms and definitions of a dictionary can have, by ISO 639-1 code (contract §5). */
export const DICTIONARY_LANGUAGES = {
  af: language("Afrikaans"),
  am: language("አማርኛ"),
  ar: language("العربية", "rtl"),
  az: language("Azərbaycanca"),
  be: language("Беларуская"),
  bg: language("Български"),
  bn: language("বাংলা"),
  bs: language("Bosanski"),
  ca: language("Català"),
  co: language("Corsu"),
  cs: language("Čeština"),
  cy: language("Cymraeg"),
  da: language("Dansk"),
  de: language("Deutsch"),
  el: language("Ελληνικά"),
  en: language("English"),
  eo: language("Esperanto"),
  es: language("Español"),
  et: language("Eesti"),
  eu: language("Euskara"),
  fa: language("فارسی", "rtl"),
  fi: language("Suomi"),
  fo: language("Føroyskt"),
  fr: language("Français"),
  fy: language("Frysk"),
  ga: language("Gaeilge"),
  gd: language("Gàidhlig"),
  gl: language("Galego"),
  gu: language("ગુજરાતી"),
  he: language("עברית", "rtl"),
  hi: language("हिन्दी"),
  hr: language("Hrvatski"),
  hu: language("Magyar"),
  hy: language("Հայերեն"),
  id: language("Bahasa Indonesia"),
  is: language("Íslenska"),
  it: language("Italiano"),
  ja: language("日本語"),
  ka: language("ქართული"),
  kk: language("Қазақ тілі"),
  km: language("ខ្មែរ"),
  kn: language("ಕನ್ನಡ"),
  ko: language("한국어"),
  ku: language("Kurdî"),
  ky: language("Кыргызча"),
  la: language("Latina"),
  lb: language("Lëtzebuergesch"),
  lo: language("ລາວ"),
  lt: language("Lietuvių"),
  lv: language("Latviešu"),
  mk: language("Македонски"),
  ml: language("മലയാളം"),
  mn: language("Монгол"),
  mr: language("मराठी"),
  ms: language("Bahasa Melayu"),
  mt: language("Malti"),
  my: language("မြန်မာ"),
  nb: language("Norsk bokmål"),
  ne: language("नेपाली"),
  nl: language("Nederlands"),
  nn: language("Norsk nynorsk"),
  oc: language("Occitan"),
  pa: language("ਪੰਜਾਬੀ"),
  pl: language("Polski"),
  ps: language("پښتو", "rtl"),
  pt: language("Português"),
  ro: language("Română"),
  ru: language("Русский"),
  sa: language("संस्कृतम्"),
  si: language("සිංහල"),
  sk: language("Slovenčina"),
  sl: language("Slovenščina"),
  sq: language("Shqip"),
  sr: language("Српски"),
  sv: language("Svenska"),
  sw: language("Kiswahili"),
  ta: language("தமிழ்"),
  te: language("తెలుగు"),
  tg: language("Тоҷикӣ"),
  th: language("ไทย"),
  tl: language("Tagalog"),
  tr: language("Türkçe"),
  tt: language("Татарча"),
  uk: language("Українська"),
  ur: language("اردو", "rtl"),
  uz: language("Oʻzbekcha"),
  vi: language("Tiếng Việt"),
  yi: language("ייִדיש", "rtl"),
  zh: language("中文"),
} as const satisfies Record<string, DictionaryLanguage>;

export type LanguageCode = keyof typeof DICTIONARY_LANGUAGES;
export const LANGUAGE_CODES = Object.keys(DICTIONARY_LANGUAGES) as [LanguageCode, ...LanguageCode[]];

export const directionOf = (code: LanguageCode): "ltr" | "rtl" => DICTIONARY_LANGUAGES[code].direction;
