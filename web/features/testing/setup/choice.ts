import * as z from "zod/mini";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { dateUnits, type SentSetup } from "../../../../shared/api/testing.ts";
import type { Complaints } from "./complaints.ts";

export const COUNTS = [20, 50, 100] as const;
/** The ready-made dates of spec §3, in days; all count back from now. */
export const DATES = { lastDay: 1, lastThreeDays: 3, lastWeek: 7 } as const;

/** What the product picks out of all words by itself; only their number is to be said. */
export const PICKS = ["mix", "untested", "hardest", "longestAgo", "random"] as const;
export type Pick = (typeof PICKS)[number];

export const pickOf = ({ by }: { by: Choice["by"] }): Pick | undefined => PICKS.find((pick) => pick === by);

/** What is chosen in the setup. Numbers are kept as typed, so that nothing typed is lost. */
export const setupChoice = z.object({
  dictionaryId: z.nullable(z.string()),
  swapped: z.boolean(),
  /** Dictation: terms are heard and typed. */
  heard: z.boolean(),
  by: z.enum(["quantity", "date", "range", "tag", "words", ...PICKS]),
  /** Those that were chosen one by one, of this dictionary. */
  words: z.nullable(z.readonly(z.array(z.string()))),
  tag: z.string(),
  count: z.enum(["20", "50", "100", "all", "other"]),
  otherCount: z.string(),
  direction: z.enum(["1", "-1"]),
  date: z.enum(["lastDay", "lastThreeDays", "lastWeek", "other"]),
  amount: z.string(),
  unit: z.enum(dateUnits),
  from: z.string(),
  to: z.string(),
});
export type Choice = z.infer<typeof setupChoice>;

/** Of the parts of the form that choose words. */
export interface WordsChoiceProps {
  choice: Choice;
  dictionary: Dictionary;
  complaints: Complaints;
  onChange: (change: Partial<Choice>) => void;
}

export const FIRST_CHOICE: Choice = {
  dictionaryId: null,
  swapped: false,
  heard: false,
  by: "mix",
  words: null,
  tag: "",
  count: "20",
  otherCount: "30",
  direction: "-1",
  date: "lastDay",
  amount: "2",
  unit: "weeks",
  from: "1",
  to: "20",
};

type Selection = Omit<SentSetup, "dictionaryId" | "swapTermsAndDefinitions" | "prompt">;

/** The body of `POST /tester`; a number that is none is NaN there, and the contract's rules complain of it. */
export function setupOf(choice: Choice, dictionaryId: string): SentSetup {
  const way = choice.heard ? { prompt: "sound" as const } : { swapTermsAndDefinitions: choice.swapped };
  return { dictionaryId, ...way, ...selectionOf(choice) };
}

function selectionOf(choice: Choice): Selection {
  const { by, count, date, unit } = choice;
  if (by === "date")
    return {
      wordsDateLimit:
        date === "other" ? { amount: typed(choice.amount), unit } : { amount: DATES[date], unit: "days" },
    };
  const pick = pickOf(choice);
  if (pick) return { [pick]: { count: numberOf(choice) } };
  if (by === "tag") return { tag: { tag: choice.tag } };
  if (by === "words") return { words: [...(choice.words ?? [])] };
  if (by === "range") return { range: { from: typed(choice.from), to: typed(choice.to) } };
  const direction = choice.direction === "1" ? 1 : -1;
  if (count === "all") return { wordsNumberLimit: { count: null, direction } };
  return { wordsNumberLimit: { count: numberOf(choice), direction } };
}

/** A pick never contains all words: if “all” was chosen before, the smallest number is used. */
export const countOfPicked = ({ count }: Choice): Choice["count"] => (count === "all" ? "20" : count);

const numberOf = (choice: Choice): number =>
  choice.count === "other" ? typed(choice.otherCount) : Number(countOfPicked(choice));

const typed = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
