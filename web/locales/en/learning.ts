import { progress } from "./progress.ts";

/** What the screens of reviewing say beyond the first paint of Today. */
export const strings = {
  progress,
  filing: {
    skipArticles: "Ignore articles when sorting terms",
    hint: "Ignored in the order and in the index letters: {{articles}}.",
  },
  back: {
    away_one: "You were away for {{count, number}} day.",
    away_other: "You were away for {{count, number}} days.",
    pile_one: "{{count, number}} word is due.",
    pile_other: "{{count, number}} words are due. You don’t have to do them all at once.",
    split_one:
      "Today: {{today, number}}, in about {{count, number}} minute. For the coming days: {{waiting, number}}.",
    split_other:
      "Today: {{today, number}}, in about {{count, number}} minutes. For the coming days: {{waiting, number}}.",
    paces: "Minutes a day until then",
    wordsADay_one: "{{count, number}} word a day",
    wordsADay_other: "{{count, number}} words a day",
    caughtUpOn: "caught up: {{day}}",
    notThisYear: "takes more than a year",
    noNew: "No new words until you’ve caught up.",
    likely: "The words you’re most likely to have forgotten come first.",
    barToday: "<b>{{count, number}}</b> today",
    barWaiting: "<b>{{count, number}}</b> waiting",
    lastDay: "After {{day}}, nothing waits any more.",
    ifDone: "If you do each day’s words. Your answers and new words can still change it.",
  },
  dealing: {
    inTurn: "New words come in turn, one from each dictionary:",
    title: "New words from each dictionary",
    asMany: "As many as fit",
    atMost: "At most {{most, number}}",
    none: "None for now",
    ownHint: "Empty: no limit of its own. All your dictionaries together: at most {{most, number}}.",
  },
  introducing: {
    title: "Show new words before asking",
    hint: "You see a new word whole and copy it once. It doesn’t count.",
  },
  ending: {
    moved_one: "{{count, number}} word now won’t come back for more than a month.",
    moved_other: "{{count, number}} words now won’t come back for more than a month.",
  },
} as const;

export type LearningStrings = typeof strings;
