import type { Question } from "../../shared/api/testing.ts";

/** The id of the prompt: the field has the focus and is described by it. */
export const promptIdOf = ({ id }: Question): string => `prompt-${id}`;
