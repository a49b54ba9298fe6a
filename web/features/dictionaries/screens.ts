import { withStrings } from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  DictionariesPage: () => import("./shelf/dictionaries-page.tsx"),
  CreateDictionaryPage: () => import("./info/create-dictionary-page.tsx"),
  AddPage: () => withStrings(import("./caught/add-page.tsx"), "catching"),
  DictionaryPage: () => withStrings(import("./book/dictionary-page.tsx"), "selecting", "resting"),
  EditWordsPage: () => withStrings(import("./edit/edit-words-page.tsx"), "selecting", "resting", "review"),
  BringPage: () => withStrings(import("./bring/bring-page.tsx"), "bring", "resting"),
  EditDictionaryPage: () => withStrings(import("./info/edit-dictionary-page.tsx"), "review", "learning"),
});
