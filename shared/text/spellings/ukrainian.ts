const CONSONANT = "бвгґджзклмнпрстфхцчшщ";
const INITIAL_U = new RegExp(`^у(?=[${CONSONANT}])`, "u");
const INITIAL_Y = new RegExp(`^й(?=[${CONSONANT}])`, "u");
const REFLEXIVE = /(?<=.{2}(?:ти|ла|ло|ли|мо|те|ю|у|в))сь$/u;
/** Words that differ in meaning with в and у: вправа and управа. */
const TWO_WORDS =
  /^[ву](?:прав|клад|раж|дач|ступ|ник|год|ряд|нес|нос|пад|хил|каз|гол|рок|яв|мов|становл|сунут|лад)/u;

/** The form by which all euphonic variants of a Ukrainian lower-case word are compared. */
export function respellUkrainian(word: string): string {
  if (word === "у") return "в";
  if (word === "й") return "і";
  if (word === "із" || word === "зі") return "з";
  const start = TWO_WORDS.test(word) ? word : word.replace(INITIAL_U, "в");
  return start.replace(INITIAL_Y, "і").replace(REFLEXIVE, "ся");
}
