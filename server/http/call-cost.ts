import type { Role } from "../../shared/roles.ts";
import type { CallDatabase, Caller, Owner } from "../database/call-database.ts";
import type { Database } from "../database/open.ts";
import type { Ended } from "../database/statement-watch.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { EffortBudget } from "./effort-budget.ts";
import { networksAround } from "./networks.ts";

/** Of statements, for all searches of a call. */
const SEARCH_MS = 1000;
const GUEST_SEARCH_MS = 500;

interface Services {
  database: Database;
  efforts: EffortBudget;
  metrics: Metrics;
}

export type Actor = { id: string; role: Role | null };

interface CallFacts {
  ip: string;
  hasLeft: () => boolean;
  finishes: boolean;
  /** Of a call that is known to look through more than a search does. */
  searchMs?: number | undefined;
}

/** The database as one call uses it, and for whom its statements count (decision 211): a stranger's until it is known whose. */
export class CallCost {
  readonly database: CallDatabase;
  readonly #caller: Caller;
  readonly #services: Services;
  readonly #ip: string;
  readonly #searchMs: number | undefined;
  #userId: string | null = null;

  constructor(services: Services, { ip, hasLeft, finishes, searchMs }: CallFacts) {
    const { database, efforts, metrics } = services;
    this.#services = services;
    this.#ip = ip;
    this.#searchMs = searchMs;
    this.#caller = {
      ...this.#ownerFor(null),
      beforeSearch: () => efforts.requireSearches({ userId: this.#userId, ip }),
      cancelled: (because: Ended) => metrics.cancelledStatements.inc({ because }),
      hasLeft,
      finishes,
    };
    this.database = database.forCall(this.#caller);
  }

  /** The call turns out to be an account's, by its session, by the key of a program or by a way in. */
  actFor(account: Actor, { program = false } = {}): void {
    this.#userId = account.id;
    Object.assign(this.#caller, this.#ownerFor(account), { program });
  }

  /** What a call leaves behind is written for a caller who has left, too. */
  get afterwards(): CallDatabase {
    return this.#services.database.forCall({ ...this.#caller, hasLeft: () => false, finishes: true });
  }

  /** Counts the statements since the last time. */
  async count(): Promise<void> {
    const spender = { userId: this.#userId, ip: this.#ip };
    await this.#services.efforts.countStatements(this.afterwards, spender, this.database.takeMs());
  }

  #ownerFor(account: Actor | null): Owner {
    const ms = account && account.role !== "guest" ? SEARCH_MS : GUEST_SEARCH_MS;
    return {
      owner: account?.id ?? networksAround(this.#ip)[0]?.network ?? this.#ip,
      searchMs: this.#searchMs ?? ms,
      program: false,
    };
  }
}
