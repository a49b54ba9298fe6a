/** Appends a value to the list of its key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** At most so many of a list, evenly from its beginning to its end. */
export const spread = <Item>(list: readonly Item[], most: number): Item[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]).filter(
        (item) => item !== undefined,
      );
