import { useCallback, useEffect, useMemo, useState } from "react";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { Role } from "../deck/deck.ts";
import type { Languages } from "../deck/field-names.ts";
import { otherLanguages, type OtherLanguages } from "../deck/language-check.ts";
import { likelySeparators } from "./likely-separators.ts";
import { guessListRoles } from "./list-roles.ts";
import type { ListTable } from "./list-table.ts";
import { indexKnown, planLines, type KnownWord, type PlannedLine } from "./plan.ts";
import { isMade, readAgain, rowsOf, type Row } from "./rows.ts";
import type { Separators } from "./separators.ts";
import { linesOf, tableSteps } from "./table.ts";

export interface List {
  table: ListTable;
  separators: Separators;
  separateBy: (change: Partial<Separators>) => void;
  /** What each column becomes. */
  roles: readonly Role[];
  setRoles: (roles: readonly Role[]) => void;
  plan: readonly PlannedLine[];
  /** Languages of the words that are not the dictionary's. */
  otherLanguages: OtherLanguages | null;
  /** Whether the plan is that of the latest choices. */
  isCurrent: boolean;
  /** All rows, of which some were changed by hand. */
  setRows: (rows: readonly Row[]) => void;
  isPicked: (row: Row) => boolean;
  pick: (key: string, picked: boolean) => void;
}

const NOTHING_MADE: readonly Row[] = [];
const NOTHING_PICKED: ReadonlyMap<string, boolean> = new Map();

/** A text as columns and lines, by the choices that were made for it; null while it is read for the first time. */
export function useList(
  text: string,
  dictionary: Dictionary,
  known: readonly KnownWord[] | undefined,
): List | null {
  const { termsLanguage, definitionsLanguage } = dictionary;
  const guessed = useMemo(() => likelySeparators(text), [text]);
  const [chosen, setChosen] = useState<Partial<Separators>>({});
  const { term, definitions } = { ...guessed, ...chosen };
  const [chosenRoles, setRoles] = useState<readonly Role[] | null>(null);
  const [changed, setChanged] = useState({ text, rows: NOTHING_MADE });
  // Rows that were changed by hand are those of one text, which may since be read in another encoding.
  const made = changed.text === text ? changed.rows : NOTHING_MADE;
  const [picks, setPicks] = useState(NOTHING_PICKED);
  const isPicked = useCallback((row: Row) => picks.get(row.key) ?? row.aside === null, [picks]);

  const [table, isTable] = useInSlices(
    useCallback(
      () => tableSteps(text, { term, definitions }, { termsLanguage, definitionsLanguage }),
      [text, term, definitions, termsLanguage, definitionsLanguage],
    ),
  );
  const roles = useMemo(() => {
    if (!table) return [];
    if (chosenRoles?.length === table.width) return chosenRoles;
    return guessListRoles(table, { termsLanguage, definitionsLanguage });
  }, [table, chosenRoles, termsLanguage, definitionsLanguage]);
  const [rows, areRows] = useInSlices(
    useMemo(() => table && (() => readRows(table, roles, definitions)), [table, roles, definitions]),
  );
  const [index, isIndex] = useInSlices(
    useMemo(() => (known ? () => indexKnown(known, termsLanguage) : null), [known, termsLanguage]),
  );
  const [plan, isPlan] = useInSlices(
    useMemo(() => {
      if (!rows || !index) return null;
      return () => planLines(readAgain(made, rows), index, termsLanguage, isPicked);
    }, [rows, index, made, termsLanguage, isPicked]),
  );
  const [found] = useInSlices(
    useMemo(
      () => rows && (() => readLanguages(rows, { termsLanguage, definitionsLanguage })),
      [rows, termsLanguage, definitionsLanguage],
    ),
  );
  if (!table || !plan) return null;
  return {
    table,
    separators: { term, definitions },
    separateBy: (change) => setChosen((before) => ({ ...before, ...change })),
    roles,
    setRoles,
    plan,
    otherLanguages: found,
    isCurrent: isTable && areRows && isIndex && isPlan,
    setRows: (rows) => setChanged({ text, rows: rows.filter(isMade) }),
    isPicked,
    pick: (key, picked) => setPicks((before) => new Map([...before, [key, picked]])),
  };
}

const SLICE = 250;

function* readRows(
  table: ListTable,
  roles: readonly Role[],
  division: Separators["definitions"],
): Generator<undefined, Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < table.rows.length; at += SLICE) {
    const slice = { ...table, rows: table.rows.slice(at, at + SLICE) };
    rows.push(...rowsOf(linesOf(slice, roles, division)));
    yield;
  }
  return rows;
}

function* readLanguages(rows: readonly Row[], languages: Languages): Generator<undefined, OtherLanguages> {
  yield;
  return otherLanguages(
    rows.filter(({ aside }) => aside === null),
    languages,
  );
}

/** Works at most this long before the page may draw and listen. */
const SLICE_MS = 12;

type Work<Result> = () => Generator<undefined, Result>;

/**
 * The result of work that is done slice by slice, so that the page stays responsive, and whether it is that of `work`:
 * an earlier one stays until the next is there.
 */
function useInSlices<Result>(work: Work<Result> | null): readonly [Result | null, boolean] {
  const [done, setDone] = useState<{ work: Work<Result>; result: Result } | null>(null);
  useEffect(() => {
    if (!work) return;
    const stop = new AbortController();
    void inSlices(work, stop.signal, (result) => setDone({ work, result }));
    return () => stop.abort();
  }, [work]);
  return [done?.result ?? null, done !== null && done.work === work];
}

async function inSlices<Result>(
  work: Work<Result>,
  signal: AbortSignal,
  end: (result: Result) => void,
): Promise<void> {
  await pause();
  const steps = work();
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      if (signal.aborted) return;
      const step = steps.next();
      if (step.done) return end(step.value);
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
