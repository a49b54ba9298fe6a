import type pg from "pg";
import { v7 as uuidv7 } from "uuid";

import { POLICIES } from "../shared/policies.ts";
import { LoadConnection } from "./testing-load.ts";

const WORDS = 400;
const ASKED = 20;

/**
 * A developer with one dictionary of 400 words, each of which means “meaning”. Each method returns the number of
 * requests that it took.
 */
export class CallsLearner {
  readonly #line: LoadConnection;
  #cookie = "";
  #dictionaryId = "";
  #words: readonly string[] = [];
  #made = 0;

  private constructor(line: LoadConnection) {
    this.#line = line;
  }

  static async enter(url: string, pool: pg.Pool): Promise<CallsLearner> {
    const learner = new CallsLearner(await LoadConnection.open(url));
    learner.#cookie = await learner.#guest();
    const { id } = await learner.#call<{ id: string }>("GET", "/users/me");
    await pool.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [id]);
    await learner.#makeDictionary();
    return learner;
  }

  async listDictionaries(): Promise<number> {
    await this.#call("GET", "/dictionaries");
    return 1;
  }

  async listWords(): Promise<number> {
    await this.#call("GET", `/dictionaries/${this.#dictionaryId}`);
    return 1;
  }

  async addAndDelete(): Promise<number> {
    this.#made += 1;
    const added = await this.#change({ create: [{ term: `Neu ${this.#made}`, definitions: ["new"] }] });
    await this.#change({ delete: added });
    return 2;
  }

  async review(): Promise<number> {
    this.#made += 1;
    const review = {
      id: uuidv7(),
      wordId: this.#words[this.#made % WORDS],
      direction: "forward",
      at: new Date().toISOString(),
      grade: "good",
      outcome: "exact",
      given: ["meaning"],
      milliseconds: 5000,
    };
    await this.#call("POST", "/reviews", { source: "device", reviews: [review] });
    return 1;
  }

  async start(): Promise<number> {
    const wordsNumberLimit = { count: ASKED, direction: -1 };
    await this.#call("POST", "/tester", { dictionaryId: this.#dictionaryId, wordsNumberLimit });
    return 1;
  }

  async takeTest(): Promise<number> {
    await this.start();
    for (let at = 0; at < ASKED; at++) await this.#call("POST", "/testing", { answer: "meaning" });
    await this.#call("GET", "/testing");
    return ASKED + 2;
  }

  async becomeGuest(): Promise<number> {
    await this.#guest();
    return 2;
  }

  leave(): void {
    this.#line.close();
  }

  async #guest(): Promise<string> {
    const { head } = await this.#line.send({ method: "POST", path: "/api/auth/guest" });
    const cookie = /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? "";
    await this.#call("PATCH", "/auth/accept-policy", { accepted: POLICIES }, cookie);
    return cookie;
  }

  async #makeDictionary(): Promise<void> {
    const body = { name: "German", termsLanguage: "de", definitionsLanguage: "en" };
    this.#dictionaryId = (await this.#call<{ id: string }>("POST", "/dictionaries", body)).id;
    this.#words = await this.#change({
      create: Array.from({ length: WORDS }, (_, at) => ({ term: `Wort ${at}`, definitions: ["meaning"] })),
    });
  }

  /** Returns the ids of the added words. */
  async #change(words: unknown): Promise<string[]> {
    const path = `/dictionaries/${this.#dictionaryId}`;
    const changed = await this.#call<{ words: { id: string }[] }>("PATCH", path, { words });
    return changed.words.map(({ id }) => id);
  }

  async #call<T>(method: string, path: string, body?: unknown, cookie = this.#cookie): Promise<T> {
    const { status, body: text } = await this.#line.send({ method, path: `/api${path}`, cookie, body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
}
