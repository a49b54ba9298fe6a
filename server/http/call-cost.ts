import type { Role } from "../../shared/roles.ts";
import type { CallDatabase, Owner } from "../database/call-database.ts";
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
  /** What a call leaves behind is written for a caller who has left, too. */
  readonly afterwards: CallDatabase;
  readonly #efforts: EffortBudget;
  readonly #ip: string;
  readonly #searchMs: number | undefined;
  #userId: string | null = null;

  constructor({ database, efforts, metrics }: Services, { ip, hasLeft, finishes, searchMs }: CallFacts) {
    this.#efforts = efforts;
    this.#ip = ip;
    this.#searchMs = searchMs;
    const caller = {
      ...this.#ownerFor(null),
      beforeSearch: () => efforts.requireSearches({ userId: this.#userId, ip }),
      cancelled: (because: Ended) => metrics.cancelledStatements.inc({ because }),
    };
    this.database = database.forCall({ ...caller, hasLeft, finishes });
    this.afterwards = database.forCall({ ...caller, hasLeft: () => false, finishes: true });
  }

  /** The call turns out to be an account's, by its session, by the key of a program or by a way in. */
  actFor(account: Actor, { program = false } = {}): void {
    this.#userId = account.id;
    const owner = { ...this.#ownerFor(account), program };
    this.database.actFor(owner);
    this.afterwards.actFor(owner);
  }

  /** Counts the statements since the last time. */
  async count(): Promise<void> {
    const spender = { userId: this.#userId, ip: this.#ip };
    await this.#efforts.countStatements(this.afterwards.db, spender, this.database.takeMs());
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
