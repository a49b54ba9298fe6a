export const LANGUAGES = ["en", "de", "uk", "fr", "es", "it", "pl", "ru"] as const;

/** One meaning per line, in the order of LANGUAGES; several words for it are separated by slashes, the best first. */
const MEANINGS = `
house/home | Haus | дім/будинок/хата | maison | casa | casa | dom | дом
tree | Baum | дерево | arbre | árbol | albero | drzewo | дерево
water | Wasser | вода | eau | agua | acqua | woda | вода
bread | Brot | хліб | pain | pan | pane | chleb | хлеб
milk | Milch | молоко | lait | leche | latte | mleko | молоко
apple | Apfel | яблуко | pomme | manzana | mela | jabłko | яблоко
dog/hound | Hund | собака/пес | chien | perro | cane | pies | собака/пёс
cat | Katze | кіт/кішка | chat | gato | gatto | kot | кошка/кот
bird | Vogel | птах/пташка | oiseau | pájaro/ave | uccello | ptak | птица
child | Kind | дитина | enfant | niño | bambino | dziecko | ребёнок
woman | Frau | жінка | femme | mujer | donna | kobieta | женщина
man | Mann | чоловік | homme | hombre | uomo | mężczyzna | мужчина
friend | Freund | друг/приятель | ami | amigo | amico | przyjaciel | друг/приятель
day | Tag | день | jour/journée | día | giorno | dzień | день
night | Nacht | ніч | nuit | noche | notte | noc | ночь
year | Jahr | рік | an/année | año | anno | rok | год
time | Zeit | час/пора | temps | tiempo | tempo | czas | время
word | Wort | слово | mot/parole | palabra | parola | słowo | слово
language/tongue | Sprache | мова | langue | idioma/lengua | lingua | język | язык
book | Buch | книга/книжка | livre | libro | libro | książka | книга
street | Straße | вулиця | rue | calle | strada/via | ulica | улица
city/town | Stadt | місто | ville | ciudad | città | miasto | город
train | Zug | поїзд/потяг | train | tren | treno | pociąg | поезд
bank | Bank | банк | banque | banco | banca | bank | банк
bench | Bank | лавка/лава | banc | banco | panchina | ławka | скамейка/лавка
castle | Schloss/Burg | замок | château | castillo | castello | zamek | замок
lock | Schloss | замок | serrure | cerradura | serratura | zamek | замок
love | Liebe | любов/кохання | amour | amor | amore | miłość | любовь
peace | Frieden | мир | paix | paz | pace | pokój | мир
to go/to walk | gehen/laufen | йти/ходити | aller/marcher | ir/andar | andare | iść | идти/ходить
to eat | essen | їсти | manger | comer | mangiare | jeść | есть/кушать
to speak/to talk | sprechen/reden | говорити/розмовляти | parler | hablar | parlare | mówić | говорить
big/large | groß | великий | grand | grande | grande | duży/wielki | большой
small/little | klein | маленький/малий | petit | pequeño | piccolo | mały | маленький
beautiful | schön | гарний/красивий | beau | hermoso/bello | bello | piękny | красивый
new | neu | новий | nouveau/neuf | nuevo | nuovo | nowy | новый
`;

const ROWS = MEANINGS.trim()
  .split("\n")
  .map((line) => line.split("|").map((words) => words.trim().split("/")));

/** Every known translation, the best first; empty for a word that is not in the table. */
export function translations(word: string, from: string, to: string): string[] {
  const source = columnOf(from);
  const target = columnOf(to);
  const found = ROWS.filter((row) => row[source]?.some((known) => same(known, word, from)));
  return [...new Set(found.flatMap((row) => row[target] ?? []))];
}

function columnOf(language: string): number {
  return LANGUAGES.findIndex((one) => one === language);
}

function same(known: string, word: string, language: string): boolean {
  return known.toLocaleLowerCase(language) === word.trim().normalize("NFC").toLocaleLowerCase(language);
}
