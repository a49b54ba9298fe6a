import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";
import { answerText, tag } from "../text-rules.ts";
import { besideFields, complain } from "../validation.ts";
import {
  CARD_DIRECTIONS,
  count,
  direction,
  id,
  languageCode,
  time,
  WORD_IDS_BYTES,
  wordIds,
} from "./values.ts";
import { answeredLater } from "./word.ts";

/** Numbers that people type have at most ten digits (spec §5, extraShort). */
const typedNumber = z.int().check(z.minimum(1), z.maximum(9_999_999_999));

export const dateUnits = ["minutes", "hours", "days", "weeks"] as const;

const some = z.strictObject({ count: typedNumber });

const selections = {
  wordsNumberLimit: z.strictObject({ count: z.nullable(typedNumber), direction }),
  wordsDateLimit: z.strictObject({ amount: typedNumber, unit: z.enum(dateUnits) }),
  range: z.strictObject({ from: typedNumber, to: typedNumber }).check((ctx) => {
    if (ctx.value.from > ctx.value.to) complain(ctx, [{ key: "range_order" }], ["to"]);
  }),
  /** The words of a report that were mistakes. */
  mistakesOf: id,
  /** The words of a report, all of them. */
  sameAs: id,
  /** The words that were wrong most often, in all tests. */
  hardest: some,
  /** Words of no test yet, in the order in which they were added. */
  untested: some,
  random: some,
  /** Words asked longest ago; those never asked first. */
  longestAgo: some,
  /** A third each of untested, hardest and longest ago, filled up at random. */
  mix: some,
  tag: z.strictObject({ tag }),
  /** These words, also those that rest. */
  words: wordIds,
};

const selectionNames = Object.keys(selections) as (keyof typeof selections)[];

/** How a question is put: `text` shows one side of a word; `sound` lets its term be heard. */
export const testPrompt = z.enum(["text", "sound"]);

/** What a test is made of; exactly one selection (contract §6). */
export const testingSetup = z
  .strictObject({
    dictionaryId: id,
    swapTermsAndDefinitions: z.optional(z.boolean()),
    /** `sound`: the terms are heard and typed. */
    prompt: z.optional(testPrompt),
    wordsNumberLimit: z.optional(selections.wordsNumberLimit),
    wordsDateLimit: z.optional(selections.wordsDateLimit),
    range: z.optional(selections.range),
    mistakesOf: z.optional(selections.mistakesOf),
    sameAs: z.optional(selections.sameAs),
    hardest: z.optional(selections.hardest),
    untested: z.optional(selections.untested),
    random: z.optional(selections.random),
    longestAgo: z.optional(selections.longestAgo),
    mix: z.optional(selections.mix),
    tag: z.optional(selections.tag),
    words: z.optional(selections.words),
  })
  .check(
    besideFields<Partial<Record<keyof typeof selections, unknown>>>((isGiven, ctx) => {
      const given = selectionNames.filter(isGiven);
      if (given.length === 0) complain(ctx, [{ key: "required" }], ["wordsNumberLimit"]);
      if (given.length > 1) for (const name of given) complain(ctx, [{ key: "invalid" }], [name]);
    }),
  );
export type TestingSetup = z.infer<typeof testingSetup>;
/** The same before it is checked. */
export type SentSetup = z.input<typeof testingSetup>;

/**
 * `hinted`: right, after first letters of the answer were shown. `unasked`: the test was ended before the question was
 * finished.
 */
export const outcome = z.enum([
  "exact",
  "forgiven",
  "hinted",
  "retried",
  "overridden",
  "skipped",
  "wrong",
  "unasked",
]);
export type Outcome = z.infer<typeof outcome>;

/** Outcomes that count as right; after any other the answer had to be shown first, and was not known. */
export const KNOWN_OUTCOMES: readonly Outcome[] = ["exact", "forgiven", "hinted", "overridden"];

export const verdict = z.enum(["exact", "forgiven", "almost", "repeated", "wrong"]);

/** The definitions of a word whose term is heard: for people who cannot hear it, and for after the answer. */
const meaning = z.optional(z.object({ definitions: z.array(z.string()), language: languageCode }));
export type Meaning = NonNullable<z.infer<typeof meaning>>;

/** What a question shows and asks for: a card of that direction, or a term that is heard and typed. */
export const questionKind = z.enum([...CARD_DIRECTIONS, "dictation"]);
export type QuestionKind = z.infer<typeof questionKind>;

const reportWord = z.object({
  wordId: id,
  prompt: z.array(z.string()),
  expected: z.array(z.string()),
  /** Begins with the right answers; wrong ones follow. */
  given: z.array(z.string()),
  outcome,
  notices: z.array(z.string()),
  /**
   * The accepted texts that the right answers stand for, and how many there were before the first wrong answer; older
   * reports lack both.
   */
  done: z.optional(z.array(z.string())),
  doneFirst: z.optional(count),
  /** The first letters that were shown; null where nobody asked for them. Reports of older releases lack it. */
  hint: z.optional(z.nullable(z.string())),
});

/** A report as it is kept. */
export const storedReport = z.object({
  id,
  dictionaryId: id,
  dictionaryName: z.string(),
  promptLanguage: languageCode,
  answerLanguage: languageCode,
  /** Terms are typed. */
  swapped: z.boolean(),
  prompt: testPrompt,
  startedAt: time,
  finishedAt: time,
  total: count,
  counts: z.object({
    exact: count,
    forgiven: count,
    hinted: count,
    retried: count,
    overridden: count,
    skipped: count,
    wrong: count,
    unasked: count,
  }),
  words: z.array(reportWord),
});

export const report = z.extend(storedReport, {
  words: z.array(
    z.extend(reportWord, {
      /** Of the word as it is now; empty where there is none. */
      ...answeredLater,
      meaning,
      /** Whether an answer that counted as wrong has become a definition of the word. */
      added: z.boolean(),
    }),
  ),
});
export type StoredReport = z.infer<typeof storedReport>;
export type Report = z.infer<typeof report>;

/** What became of an answer. */
export const answerResult = z.object({
  result: z.boolean(),
  verdict,
  notices: z.array(z.string()),
  /** The right answers, once the question is finished. */
  answer: z.nullable(z.array(z.string())),
  needAnswers: count,
  doneDefinitions: z.array(z.string()),
  /** Of the question, once it is finished; and what else there is to know of its word. */
  outcome: z.optional(outcome),
  ...z.partial(z.object(answeredLater)).shape,
  /** The accepted text that the answer stands for, or from which it differs by a slip. */
  matched: z.optional(z.string()),
  /** The entry to which a wrong answer would have been right. */
  otherEntry: z.optional(z.object({ wordId: id, prompt: z.string() })),
  /** Whether an override added the answer to the word's definitions, where that was asked. */
  definitionAdded: z.optional(z.boolean()),
});
export type AnswerResult = z.infer<typeof answerResult>;

/** The last answer to a question, and its result; nodes of the previous release do not send it. */
export const answered = z.object({ given: z.string(), result: answerResult });
export type Answered = z.infer<typeof answered>;

const questionFields = {
  id,
  kind: questionKind,
  prompt: z.array(z.string()),
  promptLanguage: languageCode,
  answerLanguage: languageCode,
  /** How many more distinct answers the question asks for. */
  needAnswers: count,
  doneDefinitions: z.array(z.string()),
  /** From 1. */
  position: count,
  total: count,
  meaning,
  answered: z.optional(answered),
  /** The first letters that were shown of an answer that was not given yet. */
  hint: z.optional(z.string()),
};

export const question = z.object({
  ...questionFields,
  /**
   * A typo that may be corrected, and the expected text: the web app of the previous release reads it, not `answered`.
   */
  typo: z.optional(z.object({ answer: z.string(), expected: z.string() })),
});
export type Question = z.infer<typeof question>;

/** The question that was finished last: it can be tried again or overridden if it was answered wrong. */
export const lastQuestion = z.object({
  ...questionFields,
  outcome,
  given: z.array(z.string()),
  answer: z.array(z.string()),
  notices: z.array(z.string()),
  ...answeredLater,
});
export type LastQuestion = z.infer<typeof lastQuestion>;

/** The id of a question; the field has kept the name that it had in the first release. */
const testId = id;

/** What the test is of, and how its questions ended so far, in their order. */
const testAbout = z.object({
  dictionaryId: id,
  dictionaryName: z.string(),
  swapped: z.boolean(),
  prompt: testPrompt,
  outcomes: z.array(outcome),
});
export type TestAbout = z.infer<typeof testAbout>;

export const testing = {
  create: endpoint({
    method: "POST",
    path: "/tester",
    stage: "accepted",
    summary: "Start a test; it counts against the daily limit and replaces the running test",
    body: testingSetup,
    bodyLimit: WORD_IDS_BYTES,
    status: 201,
    answer: z.object({ testsLeft: count }),
    errors: ["no_words", "not_found", "tests_limit"],
  }),
  count: endpoint({
    method: "POST",
    path: "/tester/count",
    stage: "accepted",
    summary: "How many words a setup selects; starts no test",
    body: testingSetup,
    bodyLimit: WORD_IDS_BYTES,
    status: 200,
    answer: z.object({ words: count }),
    errors: ["not_found"],
  }),
  read: endpoint({
    method: "GET",
    path: "/testing",
    stage: "accepted",
    summary: "The current question, or the report of the finished test",
    status: 200,
    answer: z.object({
      test: z.nullable(question),
      testsLeft: count,
      report: z.nullable(report),
      last: z.nullable(lastQuestion),
      about: z.nullable(testAbout),
    }),
  }),
  answer: endpoint({
    method: "POST",
    path: "/testing",
    stage: "accepted",
    summary: "Answer the current question, or try a finished one again",
    body: z.strictObject({ answer: answerText, testId: z.optional(testId) }),
    status: 200,
    answer: answerResult,
    errors: ["not_found", "conflict"],
  }),
  skip: endpoint({
    method: "POST",
    path: "/testing/skip",
    stage: "accepted",
    summary: "Skip the current question",
    body: z.optional(z.strictObject({ testId: z.optional(testId) })),
    status: 200,
    answer: z.object({ answer: z.array(z.string()), ...answeredLater }),
    errors: ["not_found", "conflict"],
  }),
  hint: endpoint({
    method: "POST",
    path: "/testing/hint",
    stage: "accepted",
    summary: "Show first letters of an answer that was not given yet; the question then ends as `hinted`",
    body: z.optional(z.strictObject({ testId: z.optional(testId) })),
    status: 200,
    answer: z.object({ hint: z.string() }),
    errors: ["not_found", "conflict"],
  }),
  override: endpoint({
    method: "POST",
    path: "/testing/override",
    stage: "accepted",
    summary: "“I was right”: count the last wrong answer as right",
    body: z.strictObject({ testId, addDefinition: z.optional(z.boolean()) }),
    status: 200,
    answer: answerResult,
    errors: ["not_found", "conflict"],
  }),
  end: endpoint({
    method: "POST",
    path: "/testing/end",
    stage: "accepted",
    summary: "End the running test; unfinished questions count as not asked",
    status: 200,
    answer: z.object({ report }),
    errors: ["not_found"],
  }),
};
