import { fileURLToPath } from "node:url";

import pg from "pg";

import type { EmbeddedConnection } from "../server/database/embedded/embedded.ts";
import { urlOf } from "./dictionaries/setting.ts";
import { ENDLESS_DAY } from "./endless-day.ts";
import { startProgram, type RunningProcess } from "./processes.ts";
import { LoadConnection, throughput } from "./testing-load.ts";

export interface BenchContext {
  /** A migrated database of the product. */
  connection: EmbeddedConnection;
  /** The address of the product that uses this database. */
  url: string;
  print: (line: string) => void;
}

const BARE = "bare route, one read and one write";
const CONNECTIONS = 32;
const WORDS = 5000;
const TEST_WORDS = 50;
const ROUNDS = 5;
const ROUND_SECONDS = 3;

/**
 * Requests per second of starting a test and of answering, compared with a bare route that does one read and one write.
 */
export async function benchTesting({ connection, url, print }: BenchContext): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 4 });
  const bare = await startBare(pool, connection);
  try {
    const rates = await measureAll(pool, url, `http://127.0.0.1:${bare.port}`);
    const bareRate = rates.get(BARE) ?? 0;
    for (const [name, rate] of rates)
      print(`${name}: ${Math.round(rate)}/s, ${(rate / bareRate).toFixed(2)} of bare`);
  } finally {
    await bare.stop();
    await pool.end();
  }
}

/** Requests per second of each: the median of alternating rounds. */
async function measureAll(pool: pg.Pool, url: string, bareUrl: string): Promise<Map<string, number>> {
  const learners = await Promise.all(Array.from({ length: CONNECTIONS }, () => Learner.enter(url, pool)));
  const plain = await Promise.all(
    learners.map(async (_, id) => ({ id, connection: await LoadConnection.open(bareUrl) })),
  );
  const bareRate = () =>
    throughput(ROUND_SECONDS, plain, async ({ id, connection: line }) => {
      await line.send({ method: "POST", path: "/", body: { id } });
      return 1;
    });
  const measures = {
    [BARE]: bareRate,
    "start a test of 50 words out of 5,000": () =>
      throughput(ROUND_SECONDS, learners, (one) => one.startTest()),
    "the same, each after a change of the dictionary": () =>
      throughput(ROUND_SECONDS, learners, (one) => one.startTestAfterChange()),
    "answer rightly": () => throughput(ROUND_SECONDS, learners, (one) => one.answerAll("meaning")),
    "answer, one in five wrongly": () => throughput(ROUND_SECONDS, learners, (one) => one.answerAll("mixed")),
  };
  const rates = new Map<string, number[]>(Object.keys(measures).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, measure] of Object.entries(measures)) {
      await pool.query(ENDLESS_DAY);
      const rate = await measure();
      // The first round is a warm-up.
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  for (const learner of learners) learner.leave();
  for (const { connection: line } of plain) line.close();
  return new Map([...rates].map(([name, each]) => [name, median(each)]));
}

/** A developer with one dictionary of 5,000 words, each of which means “meaning”. */
export class Learner {
  readonly #line: LoadConnection;
  readonly #cookie: string;
  #dictionary = { id: "", word: "" };
  #changes = 0;

  private constructor(line: LoadConnection, cookie: string) {
    this.#line = line;
    this.#cookie = cookie;
  }

  static async enter(url: string, pool: pg.Pool): Promise<Learner> {
    const response = await fetch(`${url}/api/auth/guest`, { method: "POST" });
    const cookie = String(response.headers.getSetCookie()[0]).split(";", 1)[0] ?? "";
    const learner = new Learner(await LoadConnection.open(url), cookie);
    await learner.#call("PATCH", "/auth/accept-policy", { accepted: ["cookie", "privacy", "terms-of-use"] });
    const { id } = await learner.#call<{ id: string }>("GET", "/users/me");
    await pool.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [id]);
    await learner.#makeDictionary();
    return learner;
  }

  async #makeDictionary(): Promise<void> {
    const body = { name: "Large", termsLanguage: "de", definitionsLanguage: "en" };
    const { id } = await this.#call<{ id: string }>("POST", "/dictionaries", body);
    const create = Array.from({ length: WORDS }, (_, at) => ({
      term: `Wort${at}`,
      definitions: ["meaning"],
    }));
    const { words } = await this.#call<{ words: { id: string }[] }>("PATCH", `/dictionaries/${id}`, {
      words: { create },
    });
    this.#dictionary = { id, word: words[0]?.id ?? "" };
  }

  async startTest(): Promise<number> {
    await this.#call("POST", "/tester", {
      dictionaryId: this.#dictionary.id,
      wordsNumberLimit: { count: TEST_WORDS, direction: -1 },
    });
    return 1;
  }

  async startTestAfterChange(): Promise<number> {
    const { id, word } = this.#dictionary;
    const update = [{ id: word, term: `Wort ${(this.#changes += 1)}` }];
    await this.#call("PATCH", `/dictionaries/${id}`, { words: { update } });
    return this.startTest();
  }

  /**
   * Answers a whole test and returns the number of answers. Starting the test is part of the time: one request in
   * fifty.
   */
  async answerAll(manner: "meaning" | "mixed"): Promise<number> {
    await this.startTest();
    for (let at = 0; at < TEST_WORDS; at++) {
      const answer = manner === "mixed" && at % 5 === 0 ? "moaning about" : "meaning";
      await this.#call("POST", "/testing", { answer });
    }
    return TEST_WORDS;
  }

  leave(): void {
    this.#line.close();
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: text } = await this.#line.send({
      method,
      path: `/api${path}`,
      cookie: this.#cookie,
      body,
    });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
}

async function startBare(pool: pg.Pool, connection: EmbeddedConnection): Promise<RunningProcess> {
  await pool.query("CREATE TABLE IF NOT EXISTS bench_rows (id integer PRIMARY KEY, value integer NOT NULL)");
  await pool.query("TRUNCATE bench_rows");
  await pool.query("INSERT INTO bench_rows SELECT id, 0 FROM generate_series(0, $1::int) AS id", [
    CONNECTIONS,
  ]);
  const file = fileURLToPath(new URL("testing-bare.ts", import.meta.url));
  return startProgram(file, { DATABASE_URL: urlOf(connection) });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
