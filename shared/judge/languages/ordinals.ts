const words = (text: string): Map<string, string> =>
  new Map(
    text.split(" ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );

/** Ordinals as they are written in digits, by language. Written by us. */
export const ORDINALS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    "en",
    words(
      "1st=first 2nd=second 3rd=third 4th=fourth 5th=fifth 6th=sixth 7th=seventh 8th=eighth 9th=ninth 10th=tenth 11th=eleventh 12th=twelfth 13th=thirteenth 14th=fourteenth 15th=fifteenth 16th=sixteenth 17th=seventeenth 18th=eighteenth 19th=nineteenth 20th=twentieth 21st=twenty-first 22nd=twenty-second 23rd=twenty-third 30th=thirtieth 31st=thirty-first 40th=fortieth 50th=fiftieth 60th=sixtieth 70th=seventieth 80th=eightieth 90th=ninetieth 100th=hundredth",
    ),
  ],
  [
    "fr",
    words(
      "1er=premier 1re=première 1ère=première 2e=deuxième 2ème=deuxième 3e=troisième 3ème=troisième 4e=quatrième 5e=cinquième 6e=sixième 7e=septième 8e=huitième 9e=neuvième 10e=dixième",
    ),
  ],
  [
    "es",
    words(
      "1.º=primero 1º=primero 1.ª=primera 1ª=primera 2º=segundo 2ª=segunda 3º=tercero 3ª=tercera 4º=cuarto 5º=quinto",
    ),
  ],
  ["it", words("1º=primo 1ª=prima 2º=secondo 2ª=seconda 3º=terzo 3ª=terza 4º=quarto 5º=quinto")],
  ["pt", words("1º=primeiro 1ª=primeira 2º=segundo 2ª=segunda 3º=terceiro 3ª=terceira")],
  ["uk", words("1-й=перший 1-а=перша 2-й=другий 2-а=друга 3-й=третій 4-й=четвертий 5-й=п'ятий 10-й=десятий")],
  [
    "ru",
    words("1-й=первый 1-я=первая 2-й=второй 2-я=вторая 3-й=третий 4-й=четвёртый 5-й=пятый 10-й=десятый"),
  ],
  ["nl", words("1e=eerste 2e=tweede 3e=derde 4e=vierde 5e=vijfde")],
]);
