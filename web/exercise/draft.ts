import * as z from "zod/mini";

import { storeTabItem, tabItem } from "../lib/tab-storage.ts";

/** Where text typed for a question is kept until it is accepted, so that a reload shows it again. */
export interface DraftPlace {
  /** A test, a review and a practice may be in progress at once. */
  exercise: keyof typeof KEYS;
  /** The question, by a name that survives a reload. */
  of: string;
}

const TEST = "testing.draft";
const REVIEW = "reviews.draft";
const PRACTICE = "practice.draft";
const KEYS = { test: TEST, review: REVIEW, practice: PRACTICE } as const;

const draft = z.object({ of: z.string(), text: z.string() });

/** Text typed for a question and not yet accepted. */
export function storedDraft(place: DraftPlace | null): string {
  if (!place) return "";
  const kept = tabItem(KEYS[place.exercise], draft);
  return kept?.of === place.of ? kept.text : "";
}

export function storeDraft(place: DraftPlace | null, text: string): void {
  if (place) storeTabItem(KEYS[place.exercise], { of: place.of, text });
}
