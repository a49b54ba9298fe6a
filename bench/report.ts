import type { Load } from "./load.ts";

export const medianNumber = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const medianOf = (loads: readonly Load[]): Load => ({
  requestsPerSecond: medianNumber(loads.map((load) => load.requestsPerSecond)),
  median: medianNumber(loads.map((load) => load.median)),
  p99: medianNumber(loads.map((load) => load.p99)),
});

interface Bound {
  atLeast?: number;
  atMost?: number;
}

/** Prints each measurement immediately, and counts missed bounds. */
export class Report {
  #missed = 0;

  get missed(): number {
    return this.#missed;
  }

  /** Requests per second, relative to another measurement. */
  ratio(what: string, ours: Load, theirs: Load, of: string, bound: Bound): void {
    this.#line(what, about(ours), ours.requestsPerSecond / theirs.requestsPerSecond, of, bound);
  }

  /** The 99th percentile, relative to another measurement. */
  latency(what: string, ours: Load, theirs: Load, of: string, bound: Bound): void {
    this.#line(what, about(ours), ours.p99 / theirs.p99, of, bound);
  }

  /** A time, relative to another one. */
  times(what: string, ours: number, theirs: number, of: string, bound: Bound): void {
    this.#line(what, milliseconds(ours), ours / theirs, of, bound);
  }

  /** A condition that must hold. */
  fact(what: string, found: string, holds: boolean): void {
    if (!holds) this.#missed++;
    print(what, found, holds ? "" : "MISSED");
  }

  /** A time in milliseconds with an absolute bound. */
  within(what: string, found: number, atMost: number): void {
    const met = found <= atMost;
    if (!met) this.#missed++;
    print(what, milliseconds(found), `(at most ${atMost} ms: ${met ? "met" : "MISSED"})`);
  }

  load(what: string, ours: Load): void {
    print(what, about(ours));
  }

  #line(what: string, measured: string, ratio: number, of: string, { atLeast, atMost }: Bound): void {
    const met =
      ratio >= (atLeast ?? Number.NEGATIVE_INFINITY) && ratio <= (atMost ?? Number.POSITIVE_INFINITY);
    if (!met) this.#missed++;
    const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
    print(what, measured, `${ratio.toFixed(2)} × ${of} (${bound}: ${met ? "met" : "MISSED"})`);
  }
}

const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

const about = ({ requestsPerSecond, median, p99 }: Load): string =>
  `${requestsPerSecond.toFixed(0)}/s, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

const print = (what: string, ...rest: string[]): void =>
  void process.stdout.write(
    `${[what.padEnd(36), ...rest.map((text) => text.padEnd(44))].join(" ").trimEnd()}\n`,
  );
