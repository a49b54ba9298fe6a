import {
  withBringStrings,
  withCatchingStrings,
  withReviewStrings,
  withSelectingStrings,
} from "../../lib/i18n.ts";
import { lazyScreens } from "../../lib/screen.tsx";

export const screens = lazyScreens({
  DictionariesPage: () => import("./shelf/dictionaries-page.tsx"),
  CreateDictionaryPage: () => import("./info/create-dictionary-page.tsx"),
  AddPage: () => withCatchingStrings(import("./caught/add-page.tsx")),
  DictionaryPage: () => import("./book/dictionary-page.tsx"),
  EditWordsPage: () => withSelectingStrings(withReviewStrings(import("./edit/edit-words-page.tsx"))),
  BringPage: () => withBringStrings(import("./bring/bring-page.tsx")),
  EditDictionaryPage: () => withReviewStrings(import("./info/edit-dictionary-page.tsx")),
});
