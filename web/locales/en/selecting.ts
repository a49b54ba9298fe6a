import { practice } from "./practice.ts";

const selecting = {
  bar: "Selected words",
  keys: "Selecting words. Space selects one, Shift and Space a range, Ctrl and A all; Escape ends the selection.",
  all: "Select all",
  tag: "Tag",
  move: "Move",
  saveFirst: "Wait until all changes are saved",
  correctFirst: "First correct or discard what couldn’t be saved",
  tagTitle_one: "Tags of {{count, number}} word",
  tagTitle_other: "Tags of {{count, number}} words",
  tagHint:
    "These are the tags that all of these words have. Tags you add are added to every word; tags you remove are removed from every word.",
  tagged_one: "Tags of {{count, number}} word changed.",
  tagged_other: "Tags of {{count, number}} words changed.",
  full_one: "{{count, number}} word stays as it was: it would have more than 20 tags.",
  full_other: "{{count, number}} words stay as they were: they would have more than 20 tags.",
  moveTitle_one: "Move {{count, number}} word",
  moveTitle_other: "Move {{count, number}} words",
  moveTo: "To the dictionary",
  moveHint:
    "Their reviews and due dates move with them. Only dictionaries with the same languages are listed.",
  target: "{{name}} ({{words}} of {{limit}})",
  noOther: "You have no other dictionary with the same languages. Create one first.",
  noRoom: "None of your other dictionaries with these languages has room for that many words.",
  moved_one: "{{count, number}} word moved to “{{name}}”.",
  moved_other: "{{count, number}} words moved to “{{name}}”.",
  doubled_one: "{{count, number}} term is now there twice.",
  doubled_other: "{{count, number}} terms are now there twice.",
} as const;

/** What is said of words that are selected, and of practice. */
export const strings = { selecting, practice } as const;

export type SelectingStrings = typeof strings;
