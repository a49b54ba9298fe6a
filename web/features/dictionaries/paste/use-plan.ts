import { useEffect, useState } from "react";

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
  termsLanguage: string;
  /** In place of the text, once its lines were changed. */
  rows: readonly Row[] | null;
  /** The keys of lines that are not wanted. */
  left: ReadonlySet<string>;
}

/** The lines of a text as planned; null while they are being read. */
export function usePlan({
  text,
  separators,
  known,
  termsLanguage,
  rows,
  left,
}: PlanInput): PlannedLine[] | null {
  const { term, definitions } = separators;
  const [plan, setPlan] = useState<PlannedLine[] | null>(null);
  useEffect(() => {
    if (!known) return;
    const stop = new AbortController();
    void inSlices(
      () => planLines(rows ?? rowsOf(readLines(text, { term, definitions })), known, termsLanguage, left),
      stop.signal,
    ).then((lines) => lines && setPlan(lines));
    return () => stop.abort();
  }, [text, term, definitions, known, termsLanguage, rows, left]);
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
