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

/** Text typed for a question and not yet accepted. */
export function storedDraft(place: DraftPlace | null): string {
  if (!place) return "";
  const draft: unknown = JSON.parse(sessionStorage.getItem(KEYS[place.exercise]) ?? "null");
  return isDraft(draft) && draft.of === place.of ? draft.text : "";
}

export function storeDraft(place: DraftPlace | null, text: string): void {
  if (place) sessionStorage.setItem(KEYS[place.exercise], JSON.stringify({ of: place.of, text }));
}

const isDraft = (kept: unknown): kept is { of: string; text: string } =>
  typeof kept === "object" &&
  kept !== null &&
  "of" in kept &&
  "text" in kept &&
  typeof kept.text === "string";
