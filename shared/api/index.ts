/** Every endpoint of the API, by group. A bundle includes only the groups that it uses. */
export * as api from "./groups.ts";
