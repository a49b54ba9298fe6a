import type { CurrentTest } from "./questions.ts";

const MOST = 5000;

/**
 * Tests as this process last saw them. Whoever writes by one finds out whether it still holds, for the database's version
 * decides; whoever would only tell something by one has to read it anew.
 */
export class KnownTests {
  readonly #tests = new Map<string, CurrentTest>();

  take(userId: string): CurrentTest | undefined {
    const test = this.#tests.get(userId);
    this.#tests.delete(userId);
    return test;
  }

  put(userId: string, test: CurrentTest): void {
    this.#tests.delete(userId);
    this.#tests.set(userId, test);
    const [oldest] = this.#tests.keys();
    if (oldest !== undefined && this.#tests.size > MOST) this.#tests.delete(oldest);
  }
}
