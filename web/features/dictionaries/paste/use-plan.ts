import { useEffect, useState } from "react";

import type { Languages } from "../deck/guess-fields.ts";
import { planLines, type KnownWord, type PlannedLine } from "./plan.ts";
import { readLines } from "./read-lines.ts";
import { rowsOf, type Row } from "./rows.ts";
import type { Separators } from "./separators.ts";

/** Works at most this long before the page may draw and listen. */
const SLICE_MS = 12;

interface PlanInput {
  text: string;
  separators: Separators;
  known: readonly KnownWord[] | undefined;
  languages: Languages;
  /** In place of the text, once its lines were changed. */
  rows: readonly Row[] | null;
  /** By key, the lines that were ticked or unticked. */
  picks: ReadonlyMap<string, boolean>;
}

/** The lines of a text as planned; null while they are being read. */
export function usePlan({
  text,
  separators,
  known,
  languages,
  rows,
  picks,
}: PlanInput): PlannedLine[] | null {
  const { term, definitions } = separators;
  const { termsLanguage, definitionsLanguage } = languages;
  const [plan, setPlan] = useState<PlannedLine[] | null>(null);
  useEffect(() => {
    if (!known) return;
    const stop = new AbortController();
    void inSlices(() => {
      const read =
        rows ?? rowsOf(readLines(text, { term, definitions }, { termsLanguage, definitionsLanguage }));
      return planLines(read, known, termsLanguage, (row) => picks.get(row.key) ?? row.aside === null);
    }, stop.signal).then((lines) => lines && setPlan(lines));
    return () => stop.abort();
  }, [text, term, definitions, known, termsLanguage, definitionsLanguage, rows, picks]);
  return plan;
}

async function inSlices<Result>(
  begin: () => Generator<undefined, Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  await pause();
  const steps = begin();
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      if (signal.aborted) return null;
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await pause();
  }
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
