import { useSyncExternalStore } from "react";

import { api } from "../../shared/api/index.ts";
import type { User } from "../../shared/api/users.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { ApiError } from "./api-error.ts";
import { ask, call } from "./api.ts";
import { forgetDestination } from "./destination.ts";
import { changeLanguage, currentLanguage } from "./i18n.ts";
import { queryClient } from "./queries.ts";
import { showError } from "./shown-error.ts";

export interface Session {
  /** App initialisation (spec §4). */
  status: "idle" | "pending" | "fulfilled";
  user: User | null;
  /** Why initialisation failed; it is idle again then, and can be started anew. */
  problem: Error | null;
  /** How the last session in this tab came to its end. */
  ended: "left" | "expired" | null;
}

const NOBODY: Session = { status: "idle", user: null, problem: null, ended: null };
let session = NOBODY;
const listeners = new Set<() => void>();

export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => NOBODY,
  );

/** The signed-in person, or null. */
export const useUser = (): User | null => useSession().user;

/** The signed-in person, on screens that only the signed in reach. */
export function useSignedIn(): User {
  const user = useUser();
  if (!user) throw new Error("This screen needs a signed-in user; its route says otherwise");
  return user;
}

/** Checks the token; if it is valid, extends the session and loads the user (spec §4). */
export async function startSession(): Promise<void> {
  if (session.status !== "idle") return;
  set({ status: "pending", problem: null });
  try {
    const { isValid } = await ask(api.cookie.checkToken);
    if (isValid) {
      await ask(api.cookie.refresh);
      await welcome(await ask(api.users.me));
    }
    set({ status: "fulfilled" });
  } catch (error) {
    // The session ended between the check and the refresh: nobody is signed in.
    if (error instanceof ApiError && error.status === 401) set({ status: "fulfilled", user: null });
    else set({ status: "idle", problem: error instanceof Error ? error : new Error(String(error)) });
  }
}

/** After any way of signing in: nothing of an earlier person stays, and the user is loaded. */
export async function signedIn(): Promise<User> {
  queryClient.clear();
  return reloadUser();
}

export async function reloadUser(): Promise<User> {
  return welcome(await call(api.users.me));
}

/** Takes over a user that a call answered with. */
export const setUser = (user: User): void => set({ user, ended: null });

/** Ends the session on the server and forgets everything of it here; rejects when the server cannot be reached. */
export async function logOut(): Promise<void> {
  await call(api.cookie.deleteToken);
  endSession("left");
}

/** Clears all state of the person who was signed in (spec §4). */
export function endSession(ended: "left" | "expired"): void {
  if (ended === "left") forgetDestination();
  set({ user: null, ended });
  void queryClient.cancelQueries();
  queryClient.clear();
}

/** Changes the interface at once; a signed-in user's choice is saved too. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  try {
    await changeLanguage(language);
    if (!session.user) return;
    set({ user: { ...session.user, interfaceLanguage: language } });
    setUser(await call(api.users.update, { body: { interfaceLanguage: language } }));
  } catch (error) {
    showError(error);
  }
}

/** The saved language replaces the current one when they differ (spec §1). */
async function welcome(user: User): Promise<User> {
  if (user.interfaceLanguage !== currentLanguage())
    await changeLanguage(user.interfaceLanguage).catch(showError);
  setUser(user);
  return user;
}

function set(change: Partial<Session>): void {
  session = { ...session, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
