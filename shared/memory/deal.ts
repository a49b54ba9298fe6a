/** What a dictionary has of a day's new cards. */
export interface NewCards<Card> {
  /** How many of its cards were begun today. */
  begun: number;
  /** The most that it begins a day; null: as many as all dictionaries together may. */
  newPerDay: number | null;
  /** In the order in which they are begun. */
  cards: readonly Card[];
}

/**
 * The next new cards of a day, one by one: each is of the dictionary that has begun the fewest today, together with
 * those dealt before; among equals of the first one.
 */
export function deal<Card>(dictionaries: readonly NewCards<Card>[], most: number): Card[] {
  const dealt: Card[] = [];
  const begun = dictionaries.map((one) => one.begun);
  const given = dictionaries.map(() => 0);
  while (dealt.length < most) {
    let [chosen, card]: [number, Card | undefined] = [-1, undefined];
    dictionaries.forEach(({ cards, newPerDay }, index) => {
      const next = cards[given[index] ?? 0];
      const count = begun[index] ?? 0;
      if (next === undefined || count >= (newPerDay ?? Infinity)) return;
      if (card === undefined || count < (begun[chosen] ?? 0)) [chosen, card] = [index, next];
    });
    if (card === undefined) break;
    dealt.push(card);
    begun[chosen] = (begun[chosen] ?? 0) + 1;
    given[chosen] = (given[chosen] ?? 0) + 1;
  }
  return dealt;
}
