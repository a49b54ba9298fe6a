import { setTimeout as delay } from "node:timers/promises";

import { api } from "../../shared/api/index.ts";
import type { TestClient } from "../client.ts";

const WORDS = 2000;
const NO_ROOM = "503 unavailable";

/** Writes for at least a number of seconds, and until no room is left; returns each kind of answer with its count. */
export async function fillDictionaries(client: TestClient, seconds: number): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const until = performance.now() + seconds * 1000;
  const count = (status: number, text: string): void => {
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? "";
    const kind = `${status} ${code}`.trim();
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
  };
  while (performance.now() < until || !answers.has(NO_ROOM)) {
    const made = await client.call(api.dictionaries.create, {
      body: { name: "Large", termsLanguage: "de", definitionsLanguage: "en" },
    });
    count(made.status, made.text);
    if (made.status === 201) {
      const { id } = JSON.parse(made.text) as { id: string };
      const filled = await client.call(api.dictionaries.update, {
        params: { id },
        body: { words: largeWords() },
      });
      count(filled.status, filled.text);
      const removed = await client.call(api.dictionaries.delete, { params: { id } });
      count(removed.status, removed.text);
    }
    await delay(100);
  }
  return answers;
}

const largeWords = () => ({
  create: Array.from({ length: WORDS }, (_, at) => ({
    term: `Wort ${at}`,
    definitions: [`meaning ${at} ${"of many letters ".repeat(10)}`],
  })),
});
