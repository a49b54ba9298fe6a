import type { TestState } from "./test-state.ts";

const MOST = 5000;

/**
 * Tests as this process last saw them. Whoever writes by one finds out whether it still holds, for only one step can follow
 * another; whoever would only tell something by one has to read it anew.
 */
export class KnownTests {
  readonly #tests = new Map<string, TestState>();

  take(userId: string): TestState | undefined {
    const test = this.#tests.get(userId);
    this.#tests.delete(userId);
    return test;
  }

  put(userId: string, test: TestState): void {
    this.#tests.delete(userId);
    this.#tests.set(userId, test);
    const [oldest] = this.#tests.keys();
    if (oldest !== undefined && this.#tests.size > MOST) this.#tests.delete(oldest);
  }
}
