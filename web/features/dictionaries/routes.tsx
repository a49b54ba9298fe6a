import {
  withBringStrings,
  withCatchingStrings,
  withReviewStrings,
  withSelectingStrings,
} from "../../lib/i18n.ts";
import { lazyScreen, type Screen } from "../../lib/screen.tsx";

export const routes: readonly Screen[] = [
  {
    path: "/dictionaries",
    access: "accepted",
    title: (t) => t("dictionaries.title"),
    element: lazyScreen(async () => (await import("./shelf/dictionaries-page.tsx")).DictionariesPage),
  },
  {
    path: "/dictionaries/create",
    access: "accepted",
    layout: "card",
    element: lazyScreen(async () => (await import("./info/create-dictionary-page.tsx")).CreateDictionaryPage),
  },
  {
    path: "/add",
    access: "accepted",
    layout: "card",
    element: lazyScreen(async () => (await withCatchingStrings(import("./caught/add-page.tsx"))).AddPage),
  },
  {
    path: "/dictionaries/:dictionaryId",
    access: "accepted",
    element: lazyScreen(async () => (await import("./book/dictionary-page.tsx")).DictionaryPage),
  },
  {
    path: "/dictionaries/:dictionaryId/words/edit",
    access: "accepted",
    element: lazyScreen(
      async () =>
        (await withSelectingStrings(withReviewStrings(import("./edit/edit-words-page.tsx")))).EditWordsPage,
    ),
  },
  {
    path: "/dictionaries/:dictionaryId/bring",
    access: "accepted",
    element: lazyScreen(async () => (await withBringStrings(import("./bring/bring-page.tsx"))).BringPage),
  },
  {
    path: "/dictionaries/:dictionaryId/info/edit",
    access: "accepted",
    layout: "card",
    element: lazyScreen(
      async () => (await withReviewStrings(import("./info/edit-dictionary-page.tsx"))).EditDictionaryPage,
    ),
  },
];
