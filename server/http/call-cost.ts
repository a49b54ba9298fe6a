import type { Role } from "../../shared/roles.ts";
import type { CallDatabase, Owner } from "../database/call-database.ts";
import type { Database } from "../database/open.ts";
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
  /** Null for a stranger. */
  account: Actor | null;
  hasLeft: () => boolean;
  finishes: boolean;
  /** Of a call that is known to look through more than a search does. */
  searchMs?: number | undefined;
}

/** The database as one call uses it, and for whom its statements count (decision 211). */
export class CallCost {
  readonly database: CallDatabase;
  readonly #efforts: EffortBudget;
  readonly #ip: string;
  readonly #searchMs: number | undefined;
  #userId: string | null;

  constructor(
    { database, efforts, metrics }: Services,
    { ip, account, hasLeft, finishes, searchMs }: CallFacts,
  ) {
    this.#efforts = efforts;
    this.#ip = ip;
    this.#searchMs = searchMs;
    this.#userId = account?.id ?? null;
    this.database = database.forCall({
      ...this.#ownerFor(account),
      hasLeft,
      finishes,
      beforeSearch: () => efforts.requireSearches({ userId: this.#userId, ip }),
      cancelled: (because) => metrics.cancelledStatements.inc({ because }),
    });
  }

  /** The call turns out to be an account's, by the key of a program. */
  actFor(account: Actor): void {
    this.#userId = account.id;
    this.database.actFor({ ...this.#ownerFor(account), program: true });
  }

  /** Counts the statements since the last time. */
  async count(): Promise<void> {
    const spender = { userId: this.#userId, ip: this.#ip };
    await this.#efforts.countStatements(spender, this.database.takeMs());
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
