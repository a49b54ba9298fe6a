import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { WORK_ALGORITHM } from "../../shared/work.ts";
import type { Db } from "../database/open.ts";

/** Some tens of thousands of hashes: half a second on a phone, and the same for each of a stranger's tries. */
const BITS = 16;
/** Tolerates clocks of nodes that differ by a few seconds. */
const LIFETIME_SECONDS = 120;
const SOLUTION = new RegExp(`^((${WORK_ALGORITHM}:(\\d{1,2}):(\\d{10}):[\\w-]{16}):([\\w-]{43})):\\d{1,16}$`);

/** Issues challenges that ask for work, and checks solutions. Nothing about a challenge is stored: it is signed. */
export class ProofOfWork {
  readonly #db: Db;
  #key: Promise<Buffer> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** For one call of a path; `shared/work.ts` says what the parts are. */
  async challengeFor(path: string): Promise<string> {
    const expires = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
    const task = [WORK_ALGORITHM, BITS, expires, randomBytes(12).toString("base64url")].join(":");
    return `${task}:${await this.#sign(task, path)}`;
  }

  /**
   * The challenge of ours that a solution solves, while it is valid; null for anything else. Does not check whether it
   * was used before.
   */
  async solved(path: string, solution: string): Promise<string | null> {
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
