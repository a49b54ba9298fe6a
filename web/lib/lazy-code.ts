import type { ComponentType } from "react";

interface State {
  component?: ComponentType;
  failure?: Error;
}

/** The code of a screen, loaded once; after a failure it can be loaded again with `forget`. */
export class LazyCode {
  readonly #load: () => Promise<ComponentType>;
  readonly #listeners = new Set<() => void>();
  #loading: Promise<ComponentType> | undefined;
  #state: State = {};

  constructor(load: () => Promise<ComponentType>) {
    this.#load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): State => this.#state;

  start(): Promise<ComponentType> {
    this.#loading ??= this.#load().then(
      (component) => {
        this.#become({ component });
        return component;
      },
      (failure: Error) => {
        this.#become({ failure });
        throw failure;
      },
    );
    return this.#loading;
  }

  forget(): void {
    this.#loading = undefined;
    this.#state = {};
  }

  #become(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
