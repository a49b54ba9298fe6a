import type { MessyList } from "./lists.table.ts";

/** Lists and files that say what they are: by heads, by settings, by their form, or by what is in their columns. */
export const FILES: readonly MessyList[] = [
  {
    name: "Anki's text export with a column for each thing of its own",
    text: `#separator:tab
#html:true
#guid column:1
#notetype column:2
#deck column:3
#tags column:6
p%4a!C$r\tBasic\tDeutsch::A1\tder Fluss\triver\twater
x7(y=Uz\tBasic\tDeutsch::A1\tder See\tlake&nbsp;<br>pond\twater B1::nature`,
    words: ["der Fluss = river [water]", "der See = lake / pond [water, B1: nature]"],
    left: { setting: 6 },
  },
  {
    name: "Anki's text export with names of columns, commas, and a tag for all",
    text: `#separator:Comma
#html:false
#columns:Rückseite,Vorderseite,Tags
#tags:course2 A1
#tags column:3
"bridge, footbridge",die Brücke,city
"say ""hi""",grüßen,`,
    words: ["die Brücke = bridge / footbridge [city, course2, A1]", 'grüßen = say "hi" [course2, A1]'],
    left: { setting: 4 },
  },
  {
    name: "Anki's text export with bars, whose note says something else than a heading",
    text: `#separator:Pipe
#html:true
<div>Lektion 4</div>|lesson four
Seite 12|page twelve|
zwölf|twelve|<i>Zwölf</i> Monate hat das Jahr.`,
    words: [
      "Lektion 4 = lesson four",
      "Seite 12 = page twelve",
      "zwölf = twelve · Zwölf Monate hat das Jahr.",
    ],
    left: { setting: 2 },
  },
  {
    name: "sounds and pictures of an export",
    text: `#separator:tab
#html:true
der Wald\tforest [sound:wald_1.mp3]\t<img src="wald.jpg">
der Baum [sound:baum.mp3]\ttree\t`,
    words: ["der Wald = forest", "der Baum = tree"],
    left: { setting: 2, media: 3 },
  },
  {
    name: "sounds in a pasted list",
    text: `le pont [sound:pont.mp3] - bridge
la rue - street [sound:rue.mp3]
[sound:rest.mp3]`,
    languages: ["fr", "en"],
    words: ["le pont = bridge", "la rue = street"],
    left: { media: 3 },
  },
  {
    name: "the meaning in the third column",
    text: `expression,reading,meaning
川,かわ,river
橋,はし,"bridge, span"`,
    languages: ["ja", "en"],
    words: ["川 = river # かわ", "橋 = bridge / span # はし"],
  },
  {
    name: "names of languages, the definitions' first",
    text: `English,German
river,der Fluss
bridge,die Brücke`,
    words: ["der Fluss = river", "die Brücke = bridge"],
  },
  {
    name: "unknown heads beside known ones",
    text: `number,tailo,hanji,english,notes
1,khe,溪,river,
2,kiô,橋,bridge,over water`,
    languages: ["zh", "en"],
    words: ["溪 = river # khe", "橋 = bridge # kiô\nover water"],
  },
  {
    name: "heads in Ukrainian, with a column of numbers",
    text: `№;Слово;Переклад;Приклад
1;der Fluss;річка;Der Fluss ist tief.
2;die Brücke;міст;Die Brücke ist neu.`,
    languages: ["de", "uk"],
    words: ["der Fluss = річка · Der Fluss ist tief.", "die Brücke = міст · Die Brücke ist neu."],
  },
  {
    name: "heads in French",
    text: `Exemple\tMot\tTraduction
Le pont est long.\tle pont\tbridge
La rue est calme.\tla rue\tstreet, road`,
    languages: ["fr", "en"],
    words: ["le pont = bridge · Le pont est long.", "la rue = street / road · La rue est calme."],
  },
  {
    name: "heads in Polish, and one that nobody knows",
    text: `Słówko,Znaczenie,Akcent
most,bridge,ma
rzeka,river,fa`,
    languages: ["pl", "en"],
    words: ["most = bridge # ma", "rzeka = river # fa"],
  },
  {
    name: "ids and dates of a program's table",
    text: `id;word;translation;created
a81f0c2e;el puente;bridge;2024-03-01
b77d12aa;el río;river;2024-03-02
c0193bd1;la calle;street;2024-03-05`,
    languages: ["es", "en"],
    words: ["el puente = bridge", "el río = river", "la calle = street"],
  },
  {
    name: "words that only look like heads",
    text: `das Wort – word
die Bedeutung – meaning
Deutsch – German
das Beispiel – example
die Notiz – note`,
    words: [
      "das Wort = word",
      "die Bedeutung = meaning",
      "Deutsch = German",
      "das Beispiel = example",
      "die Notiz = note",
    ],
  },
  {
    name: "a book for readers of English, its languages the other way round",
    text: `dish – das Gericht
bread – das Brot
to order – bestellen
the bill – die Rechnung
spoon – der Löffel`,
    words: [
      "das Gericht = dish",
      "das Brot = bread",
      "bestellen = to order",
      "die Rechnung = the bill",
      "der Löffel = spoon",
    ],
  },
  {
    name: "the other way round by its script",
    text: `bridge,міст
river,річка
"street, road",вулиця`,
    languages: ["uk", "en"],
    words: ["міст = bridge", "річка = river", "вулиця = street / road"],
  },
  {
    name: "two colons",
    text: `Fluss {m} :: river
Brücke {f} :: bridge, span`,
    words: ["Fluss {m} = river", "Brücke {f} = bridge / span"],
  },
  {
    name: "a Ding list",
    text: `# Version :: 1.9
Fluss {m} | Flüsse {pl} :: river; stream | rivers
Brücke {f} | Brücken {pl} :: bridge | bridges
See {m} :: lake | Seen {pl} :: lakes`,
    words: [
      "Fluss {m} = river / stream # Flüsse {pl} = rivers",
      "Brücke {f} = bridge # Brücken {pl} = bridges",
      "See {m} = lake # Seen {pl} = lakes",
    ],
    left: { setting: 1 },
  },
  {
    name: "EDICT",
    text: `　？？？ /EDICT, a part of it/
川 [かわ] /(n) river/stream/(P)/
渡る [わたる] /(v5r,vi) (1) to cross over/to go across/(2) to extend/
ください /(exp) (hon) (uk) please (give me)/`,
    languages: ["ja", "en"],
    words: [
      "川 = river / stream # かわ",
      "渡る = to cross over / to go across / to extend # わたる",
      "ください = please (give me)",
    ],
    left: { setting: 1 },
  },
  {
    name: "EDICT2",
    text: `橋(P);桥 [はし(P);きょう] /(n) (See 架橋) bridge/(P)/EntL1234560X/
町;街 [まち] /(n) (1) town; block/(2) {geo} street/EntL1603990X/`,
    languages: ["ja", "en"],
    words: ["橋 = bridge # 桥\nはし; きょう", "町 = town / block / street # 街\nまち"],
  },
  {
    name: "CC-CEDICT",
    text: `# CC-CEDICT
#! version=1
橋 桥 [qiao2] /bridge/CL:座[zuo4]/
河流 河流 [he2 liu2] /river/stream; brook/
街道 街道 [jie1 dao4] /street/`,
    languages: ["zh", "en"],
    words: [
      "桥 = bridge # 橋\nqiao2\nCL:座[zuo4]",
      "河流 = river / stream / brook # he2 liu2",
      "街道 = street # jie1 dao4",
    ],
    left: { setting: 2 },
  },
  {
    name: "arrows among equals signs",
    text: `Fluss = river
Kissen => pillow
Brücke == bridge
See --> lake
Weg := path
Straße <-> road`,
    words: [
      "Fluss = river",
      "Kissen = pillow",
      "Brücke = bridge",
      "See = lake",
      "Weg = path",
      "Straße = road",
    ],
  },
  {
    name: "tabs that align, among other separators",
    text: `das Getränk, -e\t\tdrink; beverage
der Löffel - spoon
das Messer, -\t\t\tknife
   der Kaffee, -s   coffee
die Rechnung\tbill`,
    words: [
      "das Getränk, -e = drink / beverage",
      "der Löffel = spoon",
      "das Messer, - = knife",
      "der Kaffee, -s = coffee",
      "die Rechnung = bill",
    ],
  },
  {
    name: "columns that tabs align, all of them",
    text: `German\t\t\tEnglish
der Bus, -se\t\tbus
die Straßenbahn\ttram
der Zug, ¨-e\t\ttrain, draught`,
    words: ["der Bus, -se = bus", "die Straßenbahn = tram", "der Zug, ¨-e = train / draught"],
  },
  {
    name: "columns that spaces align, with plurals",
    text: `der Kaffee, -s      coffee
das Gericht, -e     dish, course
die Gabel, -n       fork
das Brot, -e        bread`,
    words: [
      "der Kaffee, -s = coffee",
      "das Gericht, -e = dish / course",
      "die Gabel, -n = fork",
      "das Brot, -e = bread",
    ],
  },
  {
    name: "three columns that spaces align",
    text: `Nr   Deutsch        Englisch
1    der Fluss      river
2    die Brücke     bridge,  span
3    der See        lake`,
    words: ["der Fluss = river", "die Brücke = bridge / span", "der See = lake"],
  },
  {
    name: "plurals between commas",
    text: `der Kaffee, -s,coffee
das Gericht, -e,"dish, course"
bestellen,to order`,
    words: ["der Kaffee, -s = coffee", "das Gericht, -e = dish / course", "bestellen = to order"],
  },
  {
    name: "a script with headings, dates and pages",
    text: `Vokabeln
12.03.2024
Lektion 4: Im Restaurant
die Speisekarte – menu
Seite 12
Montag, 18. März 2024
*Getränke*
der Saft, ¨-e – juice
- 13 -
Unit 3
5. Kapitel – Unterwegs
der Zug – train
Tag der Arbeit – Labour Day
der 1. Mai – the first of May`,
    words: [
      "die Speisekarte = menu",
      "der Saft, ¨-e = juice",
      "der Zug = train",
      "Tag der Arbeit = Labour Day",
      "der 1. Mai = the first of May",
    ],
    left: { heading: 5, date: 2, page: 2 },
  },
  {
    name: "headings and dates in other languages",
    text: `Урок 3: У місті
міст - bridge
Rozdział 2
5 травня 2024
річка - river
Leçon 7 – La ville
Lección 2
12 de marzo de 2024
Capitolo 4
第3課
вулиця - street
стор. 12
стр. 14`,
    languages: ["uk", "en"],
    words: ["міст = bridge", "річка = river", "вулиця = street"],
    left: { heading: 6, date: 2, page: 2 },
  },
  {
    name: "Markdown with a table under headings",
    text: `# Wortschatz
## In der Stadt

| Deutsch | Englisch | Beispiel |
|:--------|:--------:|----------|
| **die Brücke** | bridge | Die Brücke ist alt. |
| der Fluss | river | Der Fluss ist breit. |`,
    words: ["die Brücke = bridge · Die Brücke ist alt.", "der Fluss = river · Der Fluss ist breit."],
    left: { heading: 2, rule: 1 },
  },
  {
    name: "flashcards in one line",
    text: "el puente,bridge;el río,river;la calle,street",
    languages: ["es", "en"],
    words: ["el puente = bridge", "el río = river", "la calle = street"],
  },
  {
    name: "flashcards with tabs in one line",
    text: "der Fluss\triver, stream;die Brücke\tbridge;der See\tlake",
    words: ["der Fluss = river / stream", "die Brücke = bridge", "der See = lake"],
  },
  {
    name: "flashcards of two lines each",
    text: `der Fluss
river, stream

die Brücke
bridge

der See
lake`,
    words: ["der Fluss = river / stream", "die Brücke = bridge", "der See = lake"],
  },
  {
    name: "a course with levels",
    text: `Level\tWord\tTranslation\tAudio
City\tle pont\tbridge\tpont.mp3
City\tla rue\tstreet\true.mp3
Water\tle fleuve\triver\tfleuve.mp3`,
    languages: ["fr", "en"],
    words: ["le pont = bridge [City]", "la rue = street [City]", "le fleuve = river [Water]"],
  },
  {
    name: "words of a reader, with phrase and hint",
    text: `term,phrase,hint,tags,status
puente,cruzamos el puente viejo,bridge,noun,1
río,el río baja lento,river,"noun,water",2`,
    languages: ["es", "en"],
    words: [
      "puente = bridge · cruzamos el puente viejo [noun]",
      "río = river · el río baja lento [noun, water]",
    ],
  },
  {
    name: "a title above the heads, which return on the second page",
    text: `Wortliste
Wort;Übersetzung
der Fluss;river
Wort;Übersetzung
der See;lake`,
    words: ["der Fluss = river", "der See = lake"],
    left: { heading: 2 },
  },
  {
    name: "languages in every row, as a translator's history has them",
    text: `English,German,river,der Fluss
English,German,bridge,die Brücke
English,German,lake,der See`,
    words: ["der Fluss = river", "die Brücke = bridge", "der See = lake"],
  },
  {
    name: "articles in a column of their own",
    text: `der;Fluss;river
die;Brücke;bridge
das;Boot;boat`,
    words: ["der Fluss = river", "die Brücke = bridge", "das Boot = boat"],
  },
  {
    name: "a part of speech behind the definitions",
    text: `# DE-EN vocabulary
Fluss {m}\triver\tnoun\t[geogr.]
Brücke {f}\tbridge\tnoun\t[constr.]`,
    words: ["Fluss {m} = river # noun\n[geogr.]", "Brücke {f} = bridge # noun\n[constr.]"],
    left: { heading: 1 },
  },
  {
    name: "names of languages as codes",
    text: `en;de
river;der Fluss
lake;der See`,
    words: ["der Fluss = river", "der See = lake"],
  },
  {
    name: "a page's table in one line, with heads",
    text: "<table><tr><th>Français</th><th>Anglais</th></tr><tr><td>le pont</td><td>bridge</td></tr><tr><td>la rue</td><td>street</td></tr></table>",
    languages: ["fr", "en"],
    words: ["le pont = bridge", "la rue = street"],
  },
  {
    name: "lines that set apart, and capitals",
    text: `== In der Stadt ==
die Brücke – bridge
WASSER
der Fluss – river
--- Verben ---
gehen – to go
fahren:   to drive`,
    words: ["die Brücke = bridge", "der Fluss = river", "gehen = to go", "fahren = to drive"],
    left: { heading: 3 },
  },
  {
    name: "a file of ours",
    text: `der Fluss,"river, stream","1. Mai
12.03.2024","Der Fluss – breit, tief.","water, B1"\r
Lektion 4,unit four,,,\r
"[sound:a.mp3]",<b>sound</b>,see – there,,\r
`,
    words: [
      "der Fluss = river / stream · Der Fluss – breit, tief. # 1. Mai\n12.03.2024 [water, B1]",
      "Lektion 4 = unit four",
      "[sound:a.mp3] = <b>sound</b> # see – there",
    ],
  },
];
