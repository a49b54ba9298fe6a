/** What other features may use of dictionaries. */
export { changeDictionary } from "./change.ts";
export { createDictionary } from "./create.ts";
