import { derived, type Bounded } from "../text/bounds.ts";
import { typedInKorean } from "./hangul.ts";

interface Layout {
  name: string;
  /** The characters of 47 keys, row by row from the key below Escape; `shifted` has the same keys with Shift. */
  plain: string;
  shifted: string;
}

const LAYOUTS: readonly Layout[] = [
  {
    name: "qwerty",
    plain: "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
    shifted: '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
  },
  {
    name: "qwertz",
    plain: "^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-",
    shifted: "°!\"§$%&/()=?`QWERTZUIOPÜ*'ASDFGHJKLÖÄYXCVBNM;:_",
  },
  {
    name: "azerty",
    plain: "²&é\"'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!",
    shifted: "~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§",
  },
  {
    name: "spanish",
    plain: "º1234567890'¡qwertyuiop`+çasdfghjklñ´zxcvbnm,.-",
    shifted: 'ª!"·$%&/()=?¿QWERTYUIOP^*ÇASDFGHJKLÑ¨ZXCVBNM;:_',
  },
  {
    name: "italian",
    plain: "\\1234567890'ìqwertyuiopè+ùasdfghjklòàzxcvbnm,.-",
    shifted: '|!"£$%&/()=?^QWERTYUIOPé*§ASDFGHJKLç°ZXCVBNM;:_',
  },
  {
    name: "russian",
    plain: "ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.",
    shifted: 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,',
  },
  {
    name: "ukrainian",
    plain: "'1234567890-=йцукенгшщзхїґфівапролджєячсмитьбю.",
    shifted: '₴!"№;%:?*()_+ЙЦУКЕНГШЩЗХЇҐФІВАПРОЛДЖЄЯЧСМИТЬБЮ,',
  },
  {
    name: "belarusian",
    plain: "ё1234567890-=йцукенгшўзх'\\фывапролджэячсмітьбю.",
    shifted: "Ё!\"№;%:?*()_+ЙЦУКЕНГШЎЗХ'/ФЫВАПРОЛДЖЭЯЧСМІТЬБЮ,",
  },
  {
    name: "greek",
    plain: "`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ΄'ζχψωβνμ,./",
    shifted: '~!@#$%^&*()_+:΅ΕΡΤΥΘΙΟΠ{}|ΑΣΔΦΓΗΞΚΛ¨"ΖΧΨΩΒΝΜ<>?',
  },
  {
    name: "hebrew",
    plain: ";1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ.",
    shifted: '~!@#$%^&*)(_+QWERTYUIOP}{|ASDFGHJKL:"ZXCVBNM><?',
  },
];

const LATIN = ["qwerty", "qwertz", "azerty", "spanish", "italian"];
const MEANT: Readonly<Record<string, readonly string[]>> = {
  ru: ["russian"],
  uk: ["ukrainian"],
  be: ["belarusian"],
  el: ["greek"],
  he: ["hebrew"],
};
const LETTER = /^\p{L}$/u;
const ANY_LETTER = /\p{L}/u;

interface Remap {
  characters: ReadonlyMap<string, string>;
  /** Whether both layouts have the same script: qwertz for qwerty. */
  sameScript: boolean;
}

const remaps = new Map<string, readonly Remap[]>();

/** A text as the intended keyboard layout would have produced it. */
export interface Retyped {
  text: Bounded;
  sameScript: boolean;
}

/**
 * The text that the pressed keys would have produced in the layouts of this language, for each active layout that has
 * all letters of the text.
 */
export function retype(text: Bounded, language: string): Retyped[] {
  const found = new Map<Bounded, boolean>();
  if (!ANY_LETTER.test(text)) return [];
  if (language === "ko") {
    const korean = typedInKorean(text);
    return korean === undefined ? [] : [{ text: korean, sameScript: false }];
  }
  for (const { characters, sameScript } of remapsFor(language)) {
    const retyped = apply(text, characters);
    if (retyped !== undefined && retyped !== text && found.get(retyped) !== false)
      found.set(retyped, sameScript);
  }
  return [...found].map(([retyped, sameScript]) => ({ text: retyped, sameScript }));
}

function apply(text: Bounded, characters: ReadonlyMap<string, string>): Bounded | undefined {
  let retyped = "";
  for (const character of text) {
    const meant = characters.get(character);
    if (meant === undefined && LETTER.test(character)) return undefined;
    retyped += meant ?? character;
  }
  return derived(text, retyped);
}

function remapsFor(language: string): readonly Remap[] {
  const known = Object.hasOwn(MEANT, language);
  const key = known ? language : "";
  let list = remaps.get(key);
  if (!list) {
    list = pairUp((known && MEANT[language]) || LATIN);
    remaps.set(key, list);
  }
  return list;
}

// Nobody types another language on the Belarusian layout, and because it has і where others have и, it would turn кіт
// into кит.
function pairUp(names: readonly string[]): Remap[] {
  const pairs: Remap[] = [];
  for (const meant of LAYOUTS.filter((layout) => names.includes(layout.name))) {
    for (const active of LAYOUTS) {
      if (active === meant || active.name === "belarusian") continue;
      const sameScript = scriptOf(active) === scriptOf(meant);
      pairs.push({ characters: charactersOf(active, meant, sameScript), sameScript });
    }
  }
  return pairs;
}

// Within one script a letter must map to a letter; otherwise a stray ñ would become a semicolon at the edge of the
// text.
function charactersOf(active: Layout, meant: Layout, sameScript: boolean): Map<string, string> {
  const to = [...meant.shifted, ...meant.plain];
  const characters = new Map<string, string>();
  for (const [key, character] of [...active.shifted, ...active.plain].entries()) {
    const other = to[key] ?? character;
    if (sameScript && LETTER.test(character) && !LETTER.test(other)) characters.delete(character);
    else characters.set(character, other);
  }
  return characters;
}

function scriptOf(layout: Layout): string {
  if (LATIN.includes(layout.name)) return "latin";
  return layout.name === "greek" || layout.name === "hebrew" ? layout.name : "cyrillic";
}
