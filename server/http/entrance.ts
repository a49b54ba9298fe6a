import type { FastifyRequest } from "fastify";

import { WORK_HEADER } from "../../shared/work.ts";
import { AppError } from "../app-error.ts";
import type { Db } from "../database/open.ts";
import type { ProofOfWork } from "./proof-of-work.ts";
import type { Allowance, RateLimits } from "./rate-limit.ts";

/** Ways in to the product: a client that calls unusually often has to do some work before it is refused. */
export class Entrance {
  readonly #limits: RateLimits;
  readonly #proof: ProofOfWork;

  constructor(limits: RateLimits, proof: ProofOfWork) {
    this.#limits = limits;
    this.#proof = proof;
  }

  /**
   * Takes from all allowances, as `RateLimits.take` does. 403 `work_required` where one is more than half used up
   * and the request carries no work; that does not count as a try, so a crowd that does no work cannot lock out those
   * who do.
   */
  async pass(db: Db, request: FastifyRequest, ...allowances: readonly Allowance[]): Promise<void> {
    const asks = await this.#limits.take(db, ...allowances);
    if (!asks) return;
    const path = request.routeOptions.url ?? "";
    if (await this.#isPaid(db, path, request.headers[WORK_HEADER])) return;
    await this.#limits.giveBack(db, ...allowances);
    throw new AppError("work_required", { challenge: await this.#proof.challengeFor(path) });
  }

  async #isPaid(db: Db, path: string, solution: string | string[] | undefined): Promise<boolean> {
    if (typeof solution !== "string") return false;
    const challenge = await this.#proof.solved(path, solution);
    return challenge !== null && (await this.#limits.isFirst(db, `work:${challenge}`));
  }
}
