import sqlite from "sql.js/dist/sql-wasm-browser.wasm?url";

import type { DeckCall } from "./calls.ts";
import { DeckError } from "./deck.ts";
import { readDeck } from "./read-file.ts";
import { DeckSession } from "./session.ts";

let session: DeckSession | null = null;

/** Calls are answered one after the other. */
let before: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<DeckCall>) => {
  before = before.then(async () => {
    try {
      postMessage({ answer: await answerTo(data) });
    } catch (error) {
      postMessage({ failure: error instanceof DeckError ? error.failure : "damaged" });
    }
  });
});

async function answerTo(call: DeckCall): Promise<unknown> {
  if (call.do === "open") {
    session = new DeckSession(await readDeck(call.file, sqlite));
    return session.overview(call.languages);
  }
  if (!session) throw new Error("No deck is open");
  switch (call.do) {
    case "plan":
      return session.plan(call.choice, call.known, call.answered);
    case "begin":
      return session.begin(call.selection, call.room, call.history);
    case "words":
      return session.words(call.from, call.count);
    case "renew":
      return session.renew(call.from, call.count);
    case "reviews":
      return session.reviews(call.from, call.count);
    case "left":
      return session.left();
  }
}
