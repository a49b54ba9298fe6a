/** What other features may use of reviews. */
export { eachPage as eachPageOfReviews } from "./list.ts";
export { groupedByReviews } from "./memories.ts";
export { readHistories, readMemorySettings, readWordMemory } from "./queries.ts";
export { recordQuestions } from "./record.ts";
