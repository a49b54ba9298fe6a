import type { Example } from "./example.ts";

/** P6: contractions and their long forms. */
export const CONTRACTIONS: readonly Example[] = [
  ["en-", "we’ll", "we will", "exact"],
  ["en+", "we will", "we’ll", "exact"],
  ["en-", "I don’t know", "I do not know", "exact"],
  ["en-", "he is tired", "he’s tired", "exact"],
  ["en-", "he has gone", "he’s gone", "exact"],
  ["en-", "he’s tired", "he has tired", "exact"],
  ["en-", "he is tired", "he has tired", "wrong"],
  ["en-", "I would go", "I had go", "wrong"],
  ["en-", "cannot", "can’t", "exact"],
  ["en-", "don’t", "do", "wrong"],
  ["de+", "in dem Haus", "im Haus", "exact"],
  ["de+", "im Haus", "in das Haus", "wrong"],
  ["de-", "wie geht es", "wie geht’s", "exact"],
  ["it+", "dov’è", "dove è", "exact"],
  ["nl-", "zo een", "zo’n", "exact"],
  ["pt-", "em um", "num", "exact"],
  ["en-", "we will", "we’ll", "wrong", { others: ["we’ll"] }],
];

/** P7: articles inside a phrase. */
export const PHRASE_ARTICLES: readonly Example[] = [
  ["en-", "play the guitar", "play guitar", "exact"],
  ["en+", "play the guitar", "play guitar", "forgiven article"],
  ["en+", "play guitar", "play the guitar", "forgiven article"],
  ["en+", "to play the guitar", "play guitar", "forgiven article to"],
  ["en+", "play the guitar", "play a guitar", "wrong"],
  ["en-", "play the guitar", "play a guitar", "forgiven article"],
  ["de+", "in die Schule gehen", "in Schule gehen", "forgiven article"],
  ["de+", "in die Schule gehen", "in der Schule gehen", "wrong"],
  ["fr+", "boire de l’eau", "boire de eau", "forgiven article"],
  ["fr+", "ouvrir la porte", "ouvrir porte", "forgiven article"],
  ["fr+", "je la vois", "je vois", "wrong"],
  ["es+", "tocar la guitarra", "tocar guitarra", "forgiven article"],
  ["es-", "abrir la puerta", "abrir puerta", "exact"],
  ["it+", "aprire la porta", "aprire porta", "forgiven article"],
  ["es+", "celebrar el año", "celebrar ano", "wrong"],
  ["it-", "suonare il piano", "suonare piano", "exact"],
  ["it+", "suonare il piano", "suonare lo piano", "wrong"],
];

/** P9: British and American spelling. */
export const BRITISH_AND_AMERICAN: readonly Example[] = [
  ["en-", "tyre", "tire", "exact"],
  ["en+", "tire", "tyre", "exact"],
  ["en-", "colour", "color", "exact"],
  ["en+", "colourful", "colorful", "exact"],
  ["en-", "theatre", "theater", "exact"],
  ["en-", "organise", "organize", "exact"],
  ["en+", "Organization", "organisation", "forgiven case"],
  ["en-", "analyse", "analyze", "exact"],
  ["en-", "to travel the neighbourhood", "to travel the neighborhood", "exact"],
  ["en-", "grey", "gray", "exact"],
  ["en-", "hour", "hor", "wrong"],
  ["en-", "four", "for", "wrong"],
  ["en-", "advise", "advize", "almost typo"],
  ["en-", "tortoise", "tortoize", "almost typo"],
  ["en-", "price", "prize", "wrong"],
  ["en-", "practise", "practice", "exact"],
  ["en-", "favourite", "favorite", "exact"],
  ["en-", "grey", "gray", "wrong", { others: ["gray"] }],
];

/** P10: Ukrainian euphony. */
export const EUPHONY: readonly Example[] = [
  ["uk+", "учитель", "вчитель", "exact"],
  ["uk-", "вчора", "учора", "exact"],
  ["uk+", "у місті", "в місті", "exact"],
  ["uk+", "йти", "іти", "exact"],
  ["uk-", "хліб і сіль", "хліб й сіль", "exact"],
  ["uk+", "дивитися", "дивитись", "exact"],
  ["uk+", "сміялася", "сміялась", "exact"],
  ["uk+", "вправа", "управа", "wrong"],
  ["uk+", "лось", "лося", "wrong"],
  ["uk+", "щось", "щося", "wrong"],
  ["uk+", "учитель", "вчитель", "wrong", { others: ["вчитель"] }],
  ["ru+", "учитель", "вчитель", "wrong"],
];
