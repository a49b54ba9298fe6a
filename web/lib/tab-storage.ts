/** A schema of zod; only its type, because zod itself is no part of what Today loads. */
export interface Schema<Item> {
  safeParse: (value: unknown) => { data?: Item | undefined };
}

/** What this tab keeps under a key; null where that is nothing, or another release wrote it otherwise. */
export function tabItem<Item>(key: string, schema: Schema<Item>): Item | null {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** Session storage may be disabled or full: then a reload forgets it. */
export function storeTabItem(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page goes on with what it has.
  }
}
