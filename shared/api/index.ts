/** Every call of the API, by group: its table of contents. A bundle takes only the groups that it uses. */
export * as api from "./groups.ts";
