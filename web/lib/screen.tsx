import {
  createContext,
  use,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";

import type { ScreenFacts } from "../../shared/screens.ts";
import { useHydrated } from "./hydrated.ts";
import { LazyCode } from "./lazy-code.ts";

/** A row of the table of screens, with its component. */
export interface Screen extends Omit<ScreenFacts, "page" | "header"> {
  element: ReactNode;
  header?: ReactNode;
}

/** By the name of each component, the function that loads the module exporting it. */
type Loaders<Name extends string> = {
  readonly [N in Name]: () => Promise<Readonly<Record<N, ComponentType>>>;
};

const failed = new Set<LazyCode>();
const codes = new WeakMap<object, LazyCode>();

/** What replaces a screen while its code is loading. */
export const ScreenOutline = createContext<ReactNode>(null);

/** A screen's code could not be loaded: offline, or replaced by a newer release. */
export class ScreenLoadError extends Error {
  override readonly name = "ScreenLoadError";
}

/** A feature's screens, by their names in the table of screens. */
export function lazyScreens<Name extends string>(loaders: Loaders<Name>): Record<Name, ReactNode> {
  const names = Object.keys(loaders) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, lazyScreen(async () => (await loaders[name]())[name])]),
  ) as Record<Name, ReactNode>;
}

/**
 * A screen whose code loads when it is first shown. Unlike with React's own `lazy`, a failed load can be tried again
 * (see `forgetFailedLoads`), and the screen is shown as soon as its code has loaded: React delays content for which it
 * has shown a fallback until 300 ms are over.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ReactNode {
  const code = new LazyCode(() =>
    load().catch((cause: unknown) => {
      failed.add(code);
      throw new ScreenLoadError("The screen could not be loaded", { cause });
    }),
  );

  function LazyScreen(): ReactNode {
    // Prerendered content stays until the code that hydrates it has loaded.
    if (!useHydrated()) use(code.start());
    const outline = use(ScreenOutline);
    const { component: Loaded, failure } = useSyncExternalStore(code.subscribe, code.state, code.state);
    useEffect(() => void begin(code), []);
    if (failure) throw failure;
    return Loaded ? <Loaded /> : outline;
  }
  const element = <LazyScreen />;
  codes.set(element, code);
  return element;
}

/** Whether a screen itself, or its failure, is shown rather than its skeleton. */
export function useScreenReady({ element }: Screen): boolean {
  const code = codeOf(element);
  const { component, failure } = useSyncExternalStore(
    code?.subscribe ?? neverChanges,
    code?.state ?? nothing,
    code?.state ?? nothing,
  );
  return !code || component !== undefined || failure !== undefined;
}

const neverChanges = () => () => {};
const NOTHING = {};
const nothing = (): ReturnType<LazyCode["state"]> => NOTHING;

/** Loads a screen's code before the screen is rendered. */
export async function prepareScreen({ element, header }: Screen): Promise<void> {
  await Promise.all([element, header].map(codeOf).map((code) => code && begin(code)));
}

const codeOf = (element: ReactNode): LazyCode | undefined =>
  typeof element === "object" && element !== null ? codes.get(element) : undefined;

/** Failures are reported when the screen is rendered. */
const begin = (code: LazyCode): Promise<unknown> => code.start().catch(() => {});

/** The next attempt to show a screen that failed to load loads it again. */
export function forgetFailedLoads(): void {
  for (const code of failed) code.forget();
  failed.clear();
}
