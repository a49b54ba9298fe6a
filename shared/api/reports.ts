import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";
import { report, testPrompt } from "./testing.ts";
import { count, id, time } from "./values.ts";

const dictionaryId = z.object({ id });

/** A report as the history of its dictionary lists it, without the words. */
export const reportSummary = z.object({
  id,
  swapped: z.boolean(),
  prompt: testPrompt,
  finishedAt: time,
  total: count,
  counts: report.shape.counts,
});
export type ReportSummary = z.infer<typeof reportSummary>;

/**
 * How often a word was right and wrong. A skipped word counts as wrong, and so does one that was right only on retry.
 */
export const wordStatistics = z.object({ wordId: id, right: count, wrong: count });
export type WordStatistics = z.infer<typeof wordStatistics>;

const severity = z.enum(["default", "strict", "lenient"]);

/** `strict`: a difference is wrong; `lenient`: it is ignored; `default`: the judge's own rules apply. */
export const strictness = z.object({ case: severity, diacritics: severity });
export type Strictness = z.infer<typeof strictness>;

/** Reports of finished tests, and how strictly a dictionary is judged. */
export const reports = {
  list: endpoint({
    method: "GET",
    path: "/dictionaries/:id/reports",
    stage: "accepted",
    summary: "The reports of a dictionary's last tests, newest first",
    params: dictionaryId,
    status: 200,
    answer: z.array(reportSummary),
  }),
  read: endpoint({
    method: "GET",
    path: "/reports/:id",
    stage: "accepted",
    summary: "A report with its words",
    params: z.object({ id }),
    status: 200,
    answer: report,
  }),
  override: endpoint({
    method: "POST",
    path: "/reports/:id/override",
    stage: "accepted",
    summary: "“I was right”: count a wrong answer in a report as right",
    params: z.object({ id }),
    body: z.strictObject({ wordId: id, addDefinition: z.optional(z.boolean()) }),
    status: 200,
    answer: z.object({
      report,
      /** Whether the answer was added to the word as a definition, where the request asked for it. */
      definitionAdded: z.optional(z.boolean()),
    }),
    errors: ["conflict"],
  }),
  statistics: endpoint({
    method: "GET",
    path: "/dictionaries/:id/statistics",
    stage: "accepted",
    summary:
      "How often the words of a dictionary were answered right and wrong; words never asked are left out",
    params: dictionaryId,
    status: 200,
    answer: z.array(wordStatistics),
  }),
  strictness: endpoint({
    method: "GET",
    path: "/dictionaries/:id/strictness",
    stage: "accepted",
    summary: "How strictly answers are judged in a dictionary",
    params: dictionaryId,
    status: 200,
    answer: strictness,
  }),
  setStrictness: endpoint({
    method: "PATCH",
    path: "/dictionaries/:id/strictness",
    stage: "accepted",
    summary: "Change how strictly answers are judged, from the next answer on",
    params: dictionaryId,
    body: z.strictObject({ case: z.optional(severity), diacritics: z.optional(severity) }),
    status: 200,
    answer: strictness,
  }),
};
