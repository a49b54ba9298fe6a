import { useContext, useEffect, useRef, type RefObject } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";

interface Guard {
  /** Whether leaving must wait. */
  blocks: () => boolean;
  /** Whether Back must ask too: only once something has gone wrong. */
  holdsBack: boolean;
  /** Called instead of leaving; `leave` continues to where the person wanted to go. */
  ask: (leave: () => void) => void;
}

type Navigator = ReturnType<typeof useNavigator>;
type Navigate = (...step: Parameters<Navigator["push"]>) => void;

/** Stops a person who is about to leave: for another page of the app, another site, or by closing the tab. */
export function useLeaveGuard(guard: Guard): void {
  const navigator = useNavigator();
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });

  useEffect(() => interpose(navigator, latest), [navigator]);

  useEffect(() => {
    const close = (event: BeforeUnloadEvent): void => {
      if (latest.current.blocks()) event.preventDefault();
    };
    addEventListener("beforeunload", close);
    return () => removeEventListener("beforeunload", close);
  }, []);

  useBackGuard(guard.holdsBack, latest);
}

/** Asks before every navigation of the router; returns a function that removes the question. */
function interpose(navigator: Navigator, guard: RefObject<Guard>): () => void {
  const push: Navigate = navigator.push.bind(navigator);
  const replace: Navigate = navigator.replace.bind(navigator);
  const guarded =
    (go: Navigate): Navigate =>
    (to, state, options) => {
      const leave = (): void => go(to, state, options);
      if (staysHere(to) || !guard.current.blocks()) leave();
      else guard.current.ask(leave);
    };
  navigator.push = guarded(push);
  navigator.replace = guarded(replace);
  return () => {
    navigator.push = push;
    navigator.replace = replace;
  };
}

/**
 * Back cannot be prevented, only handled: a second entry of the same page is on top of the history, so that Back leads
 * to the page itself. There the question is asked, and the entry is pushed again.
 */
function useBackGuard(armed: boolean, guard: RefObject<Guard>): void {
  const bottom = useRef<number | null>(null);
  useEffect(() => {
    if (!armed || bottom.current !== null) return;
    bottom.current = entryNumber();
    const state: unknown = history.state;
    history.pushState({ ...(state as object | null), idx: bottom.current + 1 }, "", location.href);
  }, [armed]);

  useEffect(() => {
    const path = location.pathname;
    const back = (): void => {
      if (entryNumber() !== bottom.current || location.pathname !== path) return;
      if (!guard.current.blocks()) {
        bottom.current = null;
        history.back();
        return;
      }
      history.forward();
      guard.current.ask(() => {
        bottom.current = null;
        history.go(-2);
      });
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, [guard]);
}

const useNavigator = () => useContext(NavigationContext).navigator;

/** The router numbers the entries of the history that it made. */
function entryNumber(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state ? Number(state.idx) : 0;
}

const staysHere = (to: Parameters<Navigate>[0]): boolean =>
  (typeof to === "string" ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname)) ===
  location.pathname;
