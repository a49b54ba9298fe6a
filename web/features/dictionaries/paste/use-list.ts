import { useCallback, useMemo, useState } from "react";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import type { Role } from "../deck/deck.ts";
import type { Languages } from "../deck/field-names.ts";
import { otherLanguages, type OtherLanguages } from "../deck/language-check.ts";
import { useInSlices } from "./in-slices.ts";
import { likelySeparators } from "./likely-separators.ts";
import { guessListRoles } from "./list-roles.ts";
import { planLines, type KnownWord, type PlannedLine } from "./plan.ts";
import { isMade, readAgain, rowsOf, type Row } from "./rows.ts";
import type { Separators } from "./separators.ts";
import { linesOf, tableSteps, type ListTable } from "./table.ts";

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
  const [plan, isPlan] = useInSlices(
    useMemo(() => {
      if (!rows || !known) return null;
      return () => planLines(readAgain(made, rows), known, termsLanguage, isPicked);
    }, [rows, known, made, termsLanguage, isPicked]),
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
    isCurrent: isTable && areRows && isPlan,
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
