/** What must be stored according to a writer: all of it was acknowledged. */
export interface KnownState {
  language: string;
  /** By name; the words by id, as "term = definitions". */
  dictionaries: Record<string, Record<string, string>>;
  /** How many finished tests each dictionary has. */
  reports: Record<string, number>;
  test: KnownTest | null;
  testsToday: number;
  /** When the day of `testsToday` ends. */
  dayEndsAt: string;
}

export interface KnownTest {
  dictionary: string;
  total: number;
  outcomes: string[];
  /** The definitions already given for the open question. */
  done: string[];
}

export const nothing = (language: string, dayEndsAt: string): KnownState => ({
  language,
  dictionaries: {},
  reports: {},
  test: null,
  testsToday: 0,
  dayEndsAt,
});

/**
 * The known state, adapted to the day of the state that was found: after midnight the tests of a day are counted from
 * 0.
 */
export const onDayOf = ({ dayEndsAt, testsToday }: KnownState, known: KnownState): KnownState =>
  known.dayEndsAt === dayEndsAt ? known : { ...known, dayEndsAt, testsToday };

/** The same text for equal states. */
export const fingerprint = (state: KnownState): string =>
  JSON.stringify(state, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

export const lineOf = (term: string, definitions: readonly string[]): string =>
  `${term} = ${definitions.join(", ")}`;
