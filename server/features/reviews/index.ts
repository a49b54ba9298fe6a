/** What other features may use of reviews. */
export { groupedByReviews } from "./counts.ts";
export { eachPage as eachPageOfReviews } from "./list.ts";
export { readHistories, readMemorySettings, readWordMemory } from "./queries.ts";
export { recordQuestions } from "./record.ts";
