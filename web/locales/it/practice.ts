import type { Localized } from "../../../shared/plurals.ts";
import type { PracticeStrings } from "../en/practice.ts";

const practice = {
  title: "Esercizio",
  test_one: "Fai un test su {{count, number}} parola",
  test_other: "Fai un test su {{count, number}} parole",
  found_one: "<b>{{count, number}}</b> parola trovata",
  found_other: "<b>{{count, number}}</b> parole trovate",
  chosenWords: "Parole scelte",
  gone: "Alcune delle parole scelte sono state eliminate. Scegli di nuovo.",
  notSaved:
    "Alcune modifiche a queste parole non sono ancora state salvate, quindi il test non è iniziato. Nulla è andato perso. Riprova quando sei online.",
  hardestText: "Dimenticate più spesso dopo che le sapevi già. Un test riguarda un dizionario alla volta.",
  start_one: "Esercitati su {{count, number}} parola",
  start_other: "Esercitati su {{count, number}} parole",
  free: "L’esercizio non consuma test e non conta nei ripassi.",
  position: "Esercizio, parola {{position, number}} di {{total, number}}",
  end: "Termina l’esercizio",
  finish: "Vedi il risultato",
  again: "Ripeti quelle sbagliate",
  done: "Fine",
  lookAgain: "Da riguardare",
  right: "Giuste",
  none: "Ancora niente su cui esercitarsi",
  noneText:
    "L’esercizio parte dal risultato di un test, dalle parole più difficili in «Progressi» o da parole scelte quando non restano test.",
};

export const strings = { practice } satisfies Localized<PracticeStrings, "it">;
