/** Lets concurrent callers with the same request share one answer. */
export class SingleFlight<T> {
  readonly #flying = new Map<string, Promise<T>>();

  join(key: string, ask: () => Promise<T>): Promise<T> {
    const flying = this.#flying.get(key);
    if (flying) return flying;
    const flight = ask().finally(() => this.#flying.delete(key));
    this.#flying.set(key, flight);
    return flight;
  }
}
