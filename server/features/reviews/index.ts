/** What other features may use of reviews. */
export { readHistories, readMemorySettings } from "./histories.ts";
export { eachPage as eachPageOfReviews } from "./list.ts";
export { readDue, readWordMemory } from "./queries.ts";
export { recordQuestions } from "./record.ts";
