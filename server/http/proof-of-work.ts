import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import type { FastifyRequest } from "fastify";

import { WORK_ALGORITHM, WORK_HEADER } from "../../shared/work.ts";
import { AppError } from "../app-error.ts";
import type { Db } from "../database/open.ts";
import type { Allowance, RateLimits } from "./rate-limit.ts";

/** Some tens of thousands of hashes: half a second on a phone, and the same for each of a stranger's tries. */
const BITS = 16;
/** Tolerates clocks of nodes that differ by a few seconds. */
const LIFETIME_SECONDS = 120;
const SOLUTION = new RegExp(`^((${WORK_ALGORITHM}:(\\d{1,2}):(\\d{10}):[\\w-]{16}):([\\w-]{43})):\\d{1,16}$`);

/**
 * For the ways in to the product: a client that calls unusually often has to do some work before it is refused. Nothing
 * about a challenge is stored: it is signed.
 */
export class ProofOfWork {
  readonly #db: Db;
  readonly #limits: RateLimits;
  #key: Promise<Buffer> | undefined;

  constructor(db: Db, limits: RateLimits) {
    this.#db = db;
    this.#limits = limits;
  }

  /**
   * Takes from all allowances, as `RateLimits.take` does. 403 `work_required` where one is more than half used up
   * and the request carries no work; that does not count as a try, so a crowd that does no work cannot lock out those
   * who do.
   */
  async take(db: Db, request: FastifyRequest, ...allowances: readonly Allowance[]): Promise<void> {
    const asks = await this.#limits.take(db, ...allowances);
    if (!asks) return;
    const path = request.routeOptions.url ?? "";
    if (await this.#isPaid(db, path, request.headers[WORK_HEADER])) return;
    await this.#limits.giveBack(db, ...allowances);
    throw new AppError("work_required", { challenge: await this.#challengeFor(path) });
  }

  async #isPaid(db: Db, path: string, solution: string | string[] | undefined): Promise<boolean> {
    if (typeof solution !== "string") return false;
    const challenge = await this.#solved(path, solution);
    return challenge !== null && (await this.#limits.isFirst(db, `work:${challenge}`));
  }

  /** For one call of a path; `shared/work.ts` says what the parts are. */
  async #challengeFor(path: string): Promise<string> {
    const expires = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
    const task = [WORK_ALGORITHM, BITS, expires, randomBytes(12).toString("base64url")].join(":");
    return `${task}:${await this.#sign(task, path)}`;
  }

  /**
   * The challenge of ours that a solution solves, while it is valid; null for anything else. Does not check whether it
   * was used before.
   */
  async #solved(path: string, solution: string): Promise<string | null> {
    const [, challenge = "", task = "", bits = "", expires = "", signature = ""] =
      SOLUTION.exec(solution) ?? [];
    if (!challenge || Number(expires) * 1000 < Date.now()) return null;
    const right = Buffer.from(await this.#sign(task, path));
    if (!timingSafeEqual(right, Buffer.from(signature))) return null;
    return zeroBits(createHash("sha256").update(solution).digest()) >= Number(bits) ? challenge : null;
  }

  async #sign(task: string, path: string): Promise<string> {
    return createHmac("sha256", await this.#readKey())
      .update(`${task} ${path}`)
      .digest("base64url");
  }

  #readKey(): Promise<Buffer> {
    this.#key ??= readKey(this.#db).catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }
}

async function readKey(db: Db): Promise<Buffer> {
  const { key } = await db
    .insertInto("work_keys")
    .values({ key: randomBytes(32) })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ id: true }))
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

/** The number of leading zero bits. */
function zeroBits(hash: Buffer): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at === -1 ? 8 * hash.length : 8 * at + Math.clz32(hash[at] ?? 0) - 24;
}
