import type { TFunction } from "i18next";
import { use, type ComponentType, type ReactNode } from "react";

import type { PAGES } from "../../shared/pages.ts";
import type { Requirement } from "./access.ts";

/** One row of a feature's route table. */
export interface Screen extends Requirement {
  /** One of `PAGES`, parameters without their pattern (`/policy/:lang`). */
  path: (typeof PAGES)[number];
  element: ReactNode;
  /** The title, where it is always the same: it stands there before the rest. */
  title?: (t: TFunction) => string;
  /** How wide the content is: see `Main` of the design system. */
  layout?: "page" | "card" | "bare";
  /** In place of the frame's header; the main menu disappears with it. */
  header?: ReactNode;
}

const failed = new Set<() => void>();
const starts = new WeakMap<object, () => Promise<unknown>>();

/** The code of a screen could not be loaded: offline, or replaced by a newer release. */
export class ScreenLoadError extends Error {
  override readonly name = "ScreenLoadError";
}

/**
 * A screen whose code loads when it is first shown. Unlike React's own `lazy`, a failed load can be
 * tried again: see `forgetFailedLoads`.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ReactNode {
  let loading: Promise<ComponentType> | undefined;

  const start = (): Promise<ComponentType> =>
    (loading ??= load().catch((cause: unknown) => {
      failed.add(() => (loading = undefined));
      throw new ScreenLoadError("The screen could not be loaded", { cause });
    }));

  function LazyScreen(): ReactNode {
    const Loaded = use(start());
    return <Loaded />;
  }
  const element = <LazyScreen />;
  starts.set(element, start);
  return element;
}

/** Begins to load a screen's code before the screen is drawn; what fails is told when it is. */
export function prepareScreen({ element }: Screen): void {
  const start = typeof element === "object" && element !== null ? starts.get(element) : undefined;
  start?.().catch(() => {});
}

/** The next attempt to show a screen that could not be loaded loads it anew. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
