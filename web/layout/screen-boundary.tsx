import { Component, type ReactNode } from "react";

import { forgetFailedLoads, ScreenLoadError } from "../lib/screen.tsx";
import { ScreenFailure } from "./screen-failure.tsx";

interface State {
  error: Error | null;
  attempts: number;
}

/** Keeps the frame when a screen cannot be loaded or throws while rendering. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, attempts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <ScreenFailure error={error} onRetry={this.retry} /> : this.props.children;
  }

  /**
   * The first retry loads the code again; if that did not help, there is probably a newer release: reload everything.
   */
  private readonly retry = (): void => {
    const { error, attempts } = this.state;
    if (attempts > 0 || !(error instanceof ScreenLoadError)) location.reload();
    forgetFailedLoads();
    this.setState({ error: null, attempts: attempts + 1 });
  };
}
