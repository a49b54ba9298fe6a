import { useContext, useEffect, useRef } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";

interface Guard {
  /** Whether leaving must wait. */
  blocks: () => boolean;
  /** Asked instead of leaving; `leave` goes where the person wanted to. */
  ask: (leave: () => void) => void;
}

type Navigate = ReturnType<typeof useNavigator>["push"];

/** Holds a person back who is about to leave: for another page of the app, another site, or by closing the tab. */
export function useLeaveGuard(guard: Guard): void {
  const navigator = useNavigator();
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });

  useEffect(() => {
    const { push, replace } = navigator;
    const guarded =
      (go: Navigate): Navigate =>
      (to, state, options) => {
        const leave = (): void => go.call(navigator, to, state, options);
        if (staysHere(to) || !latest.current.blocks()) leave();
        else latest.current.ask(leave);
      };
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
    };
  }, [navigator]);

  useEffect(() => {
    let place = currentPlace();
    const keepPlace = (): void => void (place = currentPlace());
    // Before the router hears of it: Back has changed the address already, so it is changed back.
    const back = (event: PopStateEvent): void => {
      const there = currentPlace();
      const steps = there.index - place.index;
      if (steps === 0 || there.path === place.path || !latest.current.blocks()) return keepPlace();
      event.stopImmediatePropagation();
      history.go(-steps);
      addEventListener("popstate", (returned) => returned.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      latest.current.ask(() => {
        removeEventListener("popstate", back, true);
        history.go(steps);
      });
    };
    const close = (event: BeforeUnloadEvent): void => {
      if (latest.current.blocks()) event.preventDefault();
    };
    addEventListener("popstate", back, true);
    addEventListener("beforeunload", close);
    return () => {
      removeEventListener("popstate", back, true);
      removeEventListener("beforeunload", close);
    };
  }, []);
}

const useNavigator = () => useContext(NavigationContext).navigator;

/** The router numbers the entries of the history that it made. */
function currentPlace(): { index: number; path: string } {
  const state: unknown = history.state;
  const index = typeof state === "object" && state !== null && "idx" in state ? Number(state.idx) : 0;
  return { index, path: location.pathname };
}

const staysHere = (to: Parameters<Navigate>[0]): boolean =>
  (typeof to === "string" ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname)) ===
  location.pathname;
