import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";
import { report, testPrompt } from "./testing.ts";
import { count, id, time } from "./values.ts";

const dictionaryId = z.object({ id });

/** A report in the history of its dictionary; the words come with the report itself. */
export const reportSummary = z.object({
  id,
  swapped: z.boolean(),
  prompt: testPrompt,
  finishedAt: time,
  total: count,
  counts: report.shape.counts,
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** How often a word was right and wrong; skipped is wrong, and so is right only on retry. */
export const wordStatistics = z.object({ wordId: id, right: count, wrong: count });
export type WordStatistics = z.infer<typeof wordStatistics>;

const severity = z.enum(["default", "strict", "lenient"]);

/** `strict`: a difference is wrong; `lenient`: it goes without remark; `default`: the judge's own rules. */
export const strictness = z.object({ case: severity, diacritics: severity });
export type Strictness = z.infer<typeof strictness>;

/** What stays of finished tests, and how a dictionary wants to be judged. */
export const reports = {
  list: endpoint({
    method: "GET",
    path: "/dictionaries/:id/reports",
    stage: "accepted",
    summary: "The reports of a dictionary's last tests, the newest first",
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
      /** Where it was asked: whether the answer became a definition of the word. */
      definitionAdded: z.optional(z.boolean()),
    }),
    errors: ["conflict"],
  }),
  statistics: endpoint({
    method: "GET",
    path: "/dictionaries/:id/statistics",
    stage: "accepted",
    summary: "How often the words of a dictionary were right and wrong; words never asked are left out",
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
