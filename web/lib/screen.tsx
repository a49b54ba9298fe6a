import type { TFunction } from "i18next";
import {
  createContext,
  use,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";

import type { PAGES } from "../../shared/pages.ts";
import type { Requirement } from "./access.ts";
import { useHydrated } from "./hydrated.ts";
import { LazyCode } from "./lazy-code.ts";

/** One row of a feature's route table. */
export interface Screen extends Requirement {
  /** One of `PAGES`, parameters without their pattern (`/policy/:lang`). */
  path: (typeof PAGES)[number];
  element: ReactNode;
  /** The title, where it is always the same: it stands there before the rest. */
  title?: (t: TFunction) => string;
  /** How wide the content is: see `Main` of the design system. */
  layout?: "page" | "card" | "bare";
  /** It works without a network, and says itself what there is to say of that. */
  worksOffline?: true;
  /** In place of the frame's header; the main menu disappears with it. */
  header?: ReactNode;
}

const failed = new Set<LazyCode>();
const codes = new WeakMap<object, LazyCode>();

/** What stands in the place of a screen while its code is on the way. */
export const ScreenOutline = createContext<ReactNode>(null);

/** The code of a screen could not be loaded: offline, or replaced by a newer release. */
export class ScreenLoadError extends Error {
  override readonly name = "ScreenLoadError";
}

/**
 * A screen whose code loads when it is first shown. Unlike React's own `lazy`, a failed load can be tried again (see
 * `forgetFailedLoads`), and the screen is shown as soon as its code is there: React holds back what it has shown a
 * fallback for until 300 ms are over.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ReactNode {
  const code = new LazyCode(() =>
    load().catch((cause: unknown) => {
      failed.add(code);
      throw new ScreenLoadError("The screen could not be loaded", { cause });
    }),
  );

  function LazyScreen(): ReactNode {
    // What the server sent stays until the code is there that takes it over.
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

/** Whether a screen stands there itself, or what came of it, and not its outline. */
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

/** Loads a screen's code before the screen is drawn. */
export async function prepareScreen({ element, header }: Screen): Promise<void> {
  await Promise.all([element, header].map(codeOf).map((code) => code && begin(code)));
}

const codeOf = (element: ReactNode): LazyCode | undefined =>
  typeof element === "object" && element !== null ? codes.get(element) : undefined;

/** What fails is told when the screen is drawn. */
const begin = (code: LazyCode): Promise<unknown> => code.start().catch(() => {});

/** The next attempt to show a screen that could not be loaded loads it again. */
export function forgetFailedLoads(): void {
  for (const code of failed) code.forget();
  failed.clear();
}
