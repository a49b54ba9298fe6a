import type { Localized } from "../../../shared/plurals.ts";
import type { SelectingStrings } from "../en/selecting.ts";
import { practice } from "./practice.ts";

const selecting = {
  bar: "Parole selezionate",
  keys: "Selezione di parole: la barra spaziatrice ne seleziona una, Maiusc e spazio un intervallo, Ctrl e A tutte; Esc termina la selezione.",
  all: "Seleziona tutte",
  tag: "Etichette",
  move: "Sposta",
  saveFirst: "Aspetta che tutto sia salvato",
  correctFirst: "Prima correggi o scarta ciò che non è stato possibile salvare",
  tagTitle_one: "Etichette di {{count, number}} parola",
  tagTitle_other: "Etichette di {{count, number}} parole",
  tagHint:
    "Queste etichette sono comuni a tutte le parole selezionate. Ogni etichetta che aggiungi viene aggiunta a tutte; ogni etichetta che togli viene tolta da tutte.",
  tagged_one: "Etichette di {{count, number}} parola modificate.",
  tagged_other: "Etichette di {{count, number}} parole modificate.",
  full_one: "{{count, number}} parola resta com’era: avrebbe più di 20 etichette.",
  full_other: "{{count, number}} parole restano com’erano: avrebbero più di 20 etichette.",
  moveTitle_one: "Sposta {{count, number}} parola",
  moveTitle_other: "Sposta {{count, number}} parole",
  moveTo: "Nel dizionario",
  moveHint:
    "Con le parole si spostano i ripassi fatti e le date dei prossimi. Sono elencati solo i dizionari con le stesse lingue.",
  target: "{{name}} ({{words}} di {{limit}})",
  noOther: "Non hai altri dizionari con le stesse lingue. Creane prima uno.",
  noRoom: "In nessuno degli altri tuoi dizionari con queste lingue c’è posto per tante parole.",
  moved_one: "{{count, number}} parola spostata in «{{name}}».",
  moved_other: "{{count, number}} parole spostate in «{{name}}».",
  doubled_one: "{{count, number}} termine ora è presente due volte.",
  doubled_other: "{{count, number}} termini ora sono presenti due volte.",
};

export const strings = { selecting, practice } satisfies Localized<SelectingStrings, "it">;
