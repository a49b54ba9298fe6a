import type { LanguageCode } from "../../../../shared/languages.ts";
import type { LeftKind } from "./list-table.ts";

/** A list in the manner of those that people have. */
export interface MessyList {
  name: string;
  text: string;
  /** Of the dictionary into which it goes: of terms and definitions; by default German and English. */
  languages?: readonly [LanguageCode, LanguageCode];
  /** The word of each line: “term = definition / definition · example # note [tag, tag]”. */
  words: readonly string[];
  /** What else is in it. */
  left?: Partial<Record<LeftKind, number>>;
}

/** Lists as they are pasted, of lines and of columns. */
export const LISTS: readonly MessyList[] = [
  {
    name: "a course book, numbered, with a heading for the unit",
    text: `Lektion 3: Im Restaurant
1. die Speisekarte – menu
2. bestellen – to order
3. das Trinkgeld, -er – tip
4. zahlen – to pay
5. die Rechnung – bill, check
6. lecker – tasty, delicious`,
    words: [
      "die Speisekarte = menu",
      "bestellen = to order",
      "das Trinkgeld, -er = tip",
      "zahlen = to pay",
      "die Rechnung = bill / check",
      "lecker = tasty / delicious",
    ],
    left: { heading: 1 },
  },
  {
    name: "a spreadsheet with heads, numbers, and a sentence in the third column",
    text: `No.\tWord\tTranslation\tSentence
1\tverpassen\tto miss (a train, a chance)\tIch habe den Zug verpasst.
2\tumsteigen\tto change, to transfer\tSie müssen in Köln umsteigen.
3\tdas Gleis\tplatform; track\tDer Zug fährt von Gleis 3.`,
    words: [
      "verpassen = to miss (a train; a chance) · Ich habe den Zug verpasst.",
      "umsteigen = to change / to transfer · Sie müssen in Köln umsteigen.",
      "das Gleis = platform / track · Der Zug fährt von Gleis 3.",
    ],
  },
  {
    name: "comma-separated values with quotes and heads",
    text: `term,definition,notes
"Gesundheit","health, well-being",f
Krankheit,illness,f
"""Na ja""",well,interjection`,
    words: [
      "Gesundheit = health / well-being # f",
      "Krankheit = illness # f",
      '"Na ja" = well # interjection',
    ],
  },
  {
    name: "a chat",
    text: `[12.03.24, 18:22:05] Anna: der Kühlschrank - fridge
[12.03.24, 18:22:31] Anna: die Spülmaschine - dishwasher
[12.03.24, 18:23:02] Anna: der Herd - stove, cooker
[12.03.24, 18:23:44] Ben: die Gabel = fork
[12.03.24, 18:24:10] Ben: der Löffel = spoon`,
    words: [
      "der Kühlschrank = fridge",
      "die Spülmaschine = dishwasher",
      "der Herd = stove / cooker",
      "die Gabel = fork",
      "der Löffel = spoon",
    ],
  },
  {
    name: "a quoted e-mail with bullets",
    text: `> * schwierig: difficult, hard
> * leicht: easy, light
> * ungefähr: about, approximately
>
> * z. B.: for example
> * endlich: finally, at last`,
    words: [
      "schwierig = difficult / hard",
      "leicht = easy / light",
      "ungefähr = about / approximately",
      "z. B. = for example",
      "endlich = finally / at last",
    ],
    left: { rule: 1 },
  },
  {
    name: "Japanese with readings in brackets",
    text: `犬 (いぬ) dog
猫 (ねこ) cat
食べる（たべる） to eat
水 (みず) water
学校 (がっこう) school`,
    words: [
      "犬 (いぬ) = dog",
      "猫 (ねこ) = cat",
      "食べる（たべる） = to eat",
      "水 (みず) = water",
      "学校 (がっこう) = school",
    ],
  },
  {
    name: "Japanese, a column for the reading",
    text: `Kanji\tMeaning\tReading
山\tmountain\tやま
川\triver、stream\tかわ
火\tfire\tひ`,
    words: ["山 = mountain # やま", "川 = river / stream # かわ", "火 = fire # ひ"],
  },
  {
    name: "Arabic with English",
    text: `كتاب - book
مدرسة - school
بيت - house، home
شمس = sun
قمر moon`,
    words: ["كتاب = book", "مدرسة = school", "بيت = house / home", "شمس = sun", "قمر = moon"],
  },
  {
    name: "Anki's text export",
    text: `#separator:tab
#html:true
#tags column:3
der Baum\ttree\tnature
<b>die</b> Blume\tflower&nbsp;<br>blossom\tnature
das Gras\tgrass &amp; lawn\tnature`,
    words: [
      "der Baum = tree [nature]",
      "die Blume = flower / blossom [nature]",
      "das Gras = grass & lawn [nature]",
    ],
    left: { setting: 3 },
  },
  {
    name: "a table in Markdown",
    text: `| German | English |
|--------|---------|
| Haus | house |
| Garten | garden, yard |
| Dach | roof |`,
    words: ["Haus = house", "Garten = garden / yard", "Dach = roof"],
    left: { rule: 1 },
  },
  {
    name: "arrows",
    text: `avoir → to have
être → to be
aller → to go
faire -> to do, to make
pouvoir => can, to be able to`,
    words: [
      "avoir = to have",
      "être = to be",
      "aller = to go",
      "faire = to do / to make",
      "pouvoir = can / to be able to",
    ],
  },
  {
    name: "columns made with spaces",
    text: `perro        dog
gato         cat
caballo      horse, steed
mariposa     butterfly`,
    words: ["perro = dog", "gato = cat", "caballo = horse / steed", "mariposa = butterfly"],
  },
  {
    name: "a dictionary site, several senses each numbered",
    text: `la banque : 1. bank 2. bank (of clouds)
le banc : 1. bench 2. shoal
la bande : 1. strip 2. gang 3. tape`,
    words: [
      "la banque = bank / bank (of clouds)",
      "le banc = bench / shoal",
      "la bande = strip / gang / tape",
    ],
  },
  {
    name: "semicolons between the columns",
    text: `parola;traduzione
casa;Haus
tavolo;Tisch
sedia;Stuhl
finestra;Fenster`,
    words: ["casa = Haus", "tavolo = Tisch", "sedia = Stuhl", "finestra = Fenster"],
  },
  {
    name: "a file for Excel, which is told its delimiter",
    text: `sep=;
casa;Haus
tavolo;Tisch`,
    languages: ["it", "de"],
    words: ["casa = Haus", "tavolo = Tisch"],
    left: { setting: 1 },
  },
  {
    name: "semicolons among the definitions",
    languages: ["en", "de"],
    text: `to run – laufen; rennen
to walk – gehen; spazieren
well-known – bekannt; berühmt
to set up (a business) – gründen; aufbauen`,
    words: [
      "to run = laufen / rennen",
      "to walk = gehen / spazieren",
      "well-known = bekannt / berühmt",
      "to set up (a business) = gründen / aufbauen",
    ],
  },
  {
    name: "slashes among the definitions, and a dash without spaces",
    languages: ["en", "de"],
    text: `car — Auto / Wagen
bike—Fahrrad / Rad
bus — Bus
tram — Straßenbahn / Tram`,
    words: ["car = Auto / Wagen", "bike = Fahrrad / Rad", "bus = Bus", "tram = Straßenbahn / Tram"],
  },
  {
    name: "notes of a lesson in Ukrainian",
    languages: ["en", "uk"],
    text: `✓ to get up – вставати
✓ to have breakfast – снідати
✓ to be late (for) – запізнюватися (на)
☐ to fall asleep – засинати, заснути
☐ to wake up – прокидатися`,
    words: [
      "to get up = вставати",
      "to have breakfast = снідати",
      "to be late (for) = запізнюватися (на)",
      "to fall asleep = засинати / заснути",
      "to wake up = прокидатися",
    ],
  },
  {
    name: "a page of a site, copied with its mark-up",
    text: `<tr><td>le pain</td><td>bread</td></tr>
<tr><td>le beurre</td><td>butter</td></tr>
<tr><td>l&#39;eau</td><td>water</td></tr>
<tr><td>le fromage</td><td>cheese</td></tr>`,
    words: ["le pain = bread", "le beurre = butter", "l'eau = water", "le fromage = cheese"],
  },
  {
    name: "a mixture, each line in its own way",
    text: `Hund - dog
Katze = cat
Maus: mouse
Pferd → horse
Kuh\tcow
3) Schaf - sheep
• Ziege – goat
Huhn | chicken
„Moin“ - hello
12 Uhr - noon`,
    words: [
      "Hund = dog",
      "Katze = cat",
      "Maus = mouse",
      "Pferd = horse",
      "Kuh = cow",
      "Schaf = sheep",
      "Ziege = goat",
      "Huhn = chicken",
      "„Moin“ = hello",
      "12 Uhr = noon",
    ],
  },
  {
    name: "Chinese with pinyin, and Korean",
    text: `你好 (nǐ hǎo) - hello
谢谢 (xièxie) - thanks, thank you
再见 (zàijiàn) - goodbye
사랑 - love
학교 - school`,
    words: [
      "你好 (nǐ hǎo) = hello",
      "谢谢 (xièxie) = thanks / thank you",
      "再见 (zàijiàn) = goodbye",
      "사랑 = love",
      "학교 = school",
    ],
  },
  {
    name: "five columns of another program",
    languages: ["es", "de"],
    text: `Spanisch\tDeutsch\tArt\tBeispiel\tLektion
la mesa\tder Tisch\tf\tLa mesa es grande.\t1
el libro\tdas Buch\tm\tLeo un libro.\t1`,
    words: [
      "la mesa = der Tisch · La mesa es grande. # f [1]",
      "el libro = das Buch · Leo un libro. # m [1]",
    ],
  },
  {
    name: "typed in a hurry",
    text: `ser - to be (permanent)
estar - to be (temporary, location)
tener que + inf. - to have to
¿Qué tal? - How are you?
por favor -please
de nada- you're welcome`,
    words: [
      "ser = to be (permanent)",
      "estar = to be (temporary; location)",
      "tener que + inf. = to have to",
      "¿Qué tal? = How are you?",
      "por favor = please",
      "de nada = you're welcome",
    ],
  },
  {
    name: "a chat of one day",
    languages: ["uk", "de"],
    text: `18:22 - Olena: добрий день - guten Tag
18:23 - Olena: до побачення - auf Wiedersehen
18:24 - Olena: будь ласка - bitte`,
    words: ["добрий день = guten Tag", "до побачення = auf Wiedersehen", "будь ласка = bitte"],
  },
];
