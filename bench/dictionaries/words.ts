export interface NewWord {
  term: string;
  definitions: string[];
}

const SYLLABLES = "ба ве гі ґо ді єр жу зи їж йо ка лі мо ні ох пе ру си та уш фа хо це чу ши ща юр ям".split(
  " ",
);

/** Words that look realistic, the same for the same number, and spread over the whole alphabet. */
export function newWord(number: number): NewWord {
  const syllable = (step: number): string =>
    SYLLABLES[(number * step + (number >> 3)) % SYLLABLES.length] ?? "";
  const term = syllable(7) + syllable(11) + syllable(3) + (number % 3 ? "ння" : "ти");
  return { term, definitions: [`meaning ${number}`, `another sense of ${number * 31}`] };
}

export const newWords = (count: number, from = 0): NewWord[] =>
  Array.from({ length: count }, (_, i) => newWord(from + i));
