import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { createStore } from "../../../lib/store.ts";

/** The card on the screen, for the header above it. */
export const shownCard = createStore<QueueItem | null>(null);
