import {
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type DialectAdapter,
  type KyselyProps,
  type PostgresQueryResult,
  type QueryCompiler,
  type QueryResult,
} from "kysely";

import { AppError } from "../app-error.ts";
import { CallerLeft } from "../fair-queue.ts";
import { hasCode, QUERY_CANCELED } from "./errors.ts";
import { Shares } from "./shares.ts";
import { StatementWatch, type Ended, type Running } from "./statement-watch.ts";
import type { SendingPool } from "./statements.ts";
import type { Tables } from "./tables.ts";

/** Whose share of the connections a call uses, an account's or a network's, and how long it may search. */
export interface Owner {
  owner: string;
  searchMs: number;
  /** Of a program, which may search by itself and all day: its searches leave a connection to people's. */
  program: boolean;
}

export interface Caller extends Owner {
  /** Whether nobody waits for the answer any more. */
  hasLeft: () => boolean;
  /** Whether what was begun is finished for a caller who has left. Searches never are. */
  finishes: boolean;
  /** Throws where the owner has no searches left. */
  beforeSearch: () => void;
  /** Told of each statement that was cancelled. */
  cancelled: (because: Ended) => void;
}

/** Reading or writing everything of an account may take this long on a slow disk. */
const CALL_MS = 60_000;
/** Of searches in a minute: more than somebody who types takes on a busy machine. */
const HEAVY_MS = 3000;
/** Until the database may have less to do. */
const RETRY_SECONDS = 10;

/** The statements of a call took longer than it may keep the database. */
export class StatementsTooLong extends AppError {
  constructor() {
    super("too_many_requests", { retryAfter: RETRY_SECONDS });
  }
}

/** A process's pool, shared out by account. Searches use a few connections and no others. */
export class CallDatabases {
  readonly pool: SendingPool;
  /** They keep nothing from one statement to the next, and a compiler costs more than all the rest of a call's Kysely. */
  readonly #shared: Pick<KyselyProps, "config" | "dialect" | "driver">;
  readonly #compiler: QueryCompiler;
  readonly #adapter: DialectAdapter;
  readonly watch = new StatementWatch();
  readonly calls: Shares;
  readonly searches: Shares;

  /** As many connections as searches have are left to jobs, sessions and limits, where the pool is not too small. */
  constructor(pool: SendingPool, poolSize: number) {
    this.pool = pool;
    const dialect = new PostgresDialect({ pool });
    this.#shared = { config: { dialect }, dialect, driver: dialect.createDriver() };
    this.#compiler = dialect.createQueryCompiler();
    this.#adapter = dialect.createAdapter();
    const searches = poolSize < 4 ? 1 : Math.max(2, Math.floor(poolSize / 8));
    const calls = Math.max(Math.ceil(poolSize / 2), poolSize - 2 * searches);
    this.calls = new Shares({
      all: calls,
      each: Math.max(2, Math.ceil(poolSize / 4)),
      refusal: "unavailable",
    });
    // Who searches much leaves one to those who search now and then.
    const heavy = { ms: HEAVY_MS, all: Math.max(1, searches - 1) };
    this.searches = new Shares({ all: searches, each: 1, heavy, refusal: "too_many_requests" });
  }

  /** Sends statements over the connections of one call. */
  kyselyOn(connections: ConnectionProvider): Kysely<Tables> {
    const executor = new DefaultQueryExecutor(this.#compiler, this.#adapter, connections);
    return new Kysely({ ...this.#shared, executor });
  }
}

/** The database as one call may use it: some of the connections, for a limited time. */
export class CallDatabase {
  readonly #databases: CallDatabases;
  readonly #caller: Readonly<Caller>;
  #calls: Lane | undefined;
  #searches: Lane | undefined;

  /** The caller may turn out to be somebody else later, such as the owner of a key. */
  constructor(databases: CallDatabases, caller: Readonly<Caller>) {
    this.#databases = databases;
    this.#caller = caller;
  }

  /** For statements that find rows by their keys, or read what an account has in total. */
  get db(): Kysely<Tables> {
    this.#calls ??= new Lane(this.#databases, "calls", this.#caller);
    return this.#calls.db;
  }

  /** For statements that look through texts. */
  get search(): Kysely<Tables> {
    this.#searches ??= new Lane(this.#databases, "searches", this.#caller);
    return this.#searches.db;
  }

  /** Milliseconds of statements since this was asked last. */
  takeMs(): { calls: number; searches: number } {
    return { calls: this.#calls?.takeMs() ?? 0, searches: this.#searches?.takeMs() ?? 0 };
  }
}

/** The end of a transaction is never refused: its connection goes to others. */
const ENDS = /^(?:commit|rollback)$/;
const BEGINS = /^(?:begin$|start transaction\b)/;

/** The pool as one call sees it. */
class Lane implements ConnectionProvider {
  readonly db: Kysely<Tables>;
  readonly #databases: CallDatabases;
  readonly #lane: "calls" | "searches";
  readonly #caller: Readonly<Caller>;
  readonly #running = new Set<Running>();
  #ms = 0;
  #takenMs = 0;
  #inTransaction = false;

  constructor(databases: CallDatabases, lane: "calls" | "searches", caller: Readonly<Caller>) {
    this.#databases = databases;
    this.#lane = lane;
    this.#caller = caller;
    this.db = databases.kyselyOn(this);
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    // Calls that hold one connection and wait for another would wait for each other.
    if (this.#inTransaction) throw new Error("a statement beside the transaction of its call");
    if (this.#lane === "searches") this.#caller.beforeSearch();
    const giveBack = await this.#takeShare();
    try {
      this.#requireTime();
      return await this.#useConnection(consumer);
    } finally {
      giveBack();
    }
  }

  #takeShare(): Promise<() => void> {
    const { owner, program } = this.#caller;
    if (this.#lane === "calls") return this.#databases.calls.take(owner);
    return this.#databases.searches.take(program ? `${owner} by program` : owner, program);
  }

  takeMs(): number {
    const taken = this.#ms - this.#takenMs;
    this.#takenMs = this.#ms;
    return taken;
  }

  async #useConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const client = await this.#databases.pool.connect();
    let reusable = true;
    const executeQuery = async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      if (ENDS.test(sql)) return resultOf(await client.query<Row>(sql, parameters));
      this.#requireTime();
      if (BEGINS.test(sql)) this.#inTransaction = true;
      const running = this.#databases.watch.begin(client, () => this.#reasonToEnd());
      this.#running.add(running);
      try {
        return resultOf(await client.query<Row>(sql, parameters));
      } catch (error) {
        throw running.ended && isCancelled(error) ? errorOf(running.ended) : error;
      } finally {
        this.#running.delete(running);
        this.#ms += performance.now() - running.sent;
        if (running.ended) this.#caller.cancelled(running.ended);
        reusable = (await this.#databases.watch.end(running)) && reusable;
      }
    };
    try {
      return await consumer({ executeQuery, streamQuery });
    } finally {
      this.#inTransaction = false;
      client.release(!reusable);
    }
  }

  #requireTime(): void {
    const reason = this.#reasonToEnd();
    if (reason) throw errorOf(reason);
  }

  #reasonToEnd(): Ended | null {
    const searches = this.#lane === "searches";
    if ((searches || !this.#caller.finishes) && this.#caller.hasLeft()) return "left";
    const now = performance.now();
    let ms = this.#ms;
    for (const { sent } of this.#running) ms += now - sent;
    return ms >= (searches ? this.#caller.searchMs : CALL_MS) ? "too_long" : null;
  }
}

const resultOf = <Row>({ rows, rowCount }: PostgresQueryResult<Row>): QueryResult<Row> => ({
  rows,
  numAffectedRows: BigInt(rowCount ?? 0),
});

const streamQuery = (): never => {
  throw new Error("statements are not streamed");
};

const errorOf = (ended: Ended): Error => (ended === "left" ? new CallerLeft() : new StatementsTooLong());

const isCancelled = (error: unknown): boolean => hasCode(error, QUERY_CANCELED);
