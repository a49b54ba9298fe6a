import type { Question } from "../../shared/api/testing.ts";

/** Where the page says what is asked: the focus goes to the field, and the field is described by it. */
export const promptIdOf = ({ id }: Question): string => `prompt-${id}`;
