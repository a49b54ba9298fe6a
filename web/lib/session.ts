import type { User } from "../../shared/api/users.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { ApiError, NetworkError } from "./api-error.ts";
import { ask, call } from "./api.ts";
import { showBadge } from "./app-badge.ts";
import { changeLanguage, currentLanguage } from "./i18n.ts";
import { startLanguage } from "./language.ts";
import { forgetAccount, noteSession, wasSignedIn } from "./last-session.ts";
import { forgetPerson } from "./person-storage.ts";
import { queryClient, USER } from "./queries.ts";
import { forgetCached, startServiceWorker } from "./service-worker.ts";
import { forgetPersonal } from "./settings.ts";
import { showError } from "./shown-error.ts";
import { createStore, useStore } from "./store.ts";
import { forgetReviews } from "./unsent-reviews.ts";

export interface Session {
  /** App initialisation (spec §4). */
  status: "idle" | "pending" | "fulfilled";
  user: User | null;
  /** Why initialisation failed; it is then idle again and can be restarted. */
  problem: Error | null;
  /** How the last session in this tab ended. */
  ended: "left" | "expired" | null;
}

const session = createStore<Session>({ status: "idle", user: null, problem: null, ended: null });

export const useSession = (): Session => useStore(session);

/** The signed-in person, or null. */
export const useUser = (): User | null => useSession().user;

export const isSignedIn = (userId: string): boolean => session.get().user?.id === userId;

/** The signed-in person, on screens that require one. */
export function useSignedIn(): User {
  const user = useUser();
  if (!user) throw new Error("This screen needs a signed-in user; its route says otherwise");
  return user;
}

/** Finds out who is signed in; without a network, the last person who was. */
export async function startSession(): Promise<void> {
  if (session.get().status !== "idle") return;
  set({ status: "pending", problem: null });
  try {
    const user = await checkedUser();
    if (user) await welcome(user);
    else {
      void forgetCached();
      if (wasSignedIn()) set({ ended: "expired" });
      forgetAccount();
    }
    set({ status: "fulfilled" });
  } catch (error) {
    set({ status: "idle", problem: error instanceof Error ? error : new Error(String(error)) });
  }
}

/** Checks the token; if it is valid, extends the session and loads the user (spec §4). */
async function checkedUser(): Promise<User | null> {
  try {
    const { isValid } = await ask("GET /cookie/checkToken");
    if (!isValid) return null;
    const [user] = await Promise.all([ask("GET /users/me"), ask("POST /cookie/refresh")]);
    return user;
  } catch (error) {
    // The session ended between the check and the refresh: nobody is signed in.
    if (error instanceof ApiError && error.status === 401) return null;
    // If anything, the service worker has kept the person; the check itself is never kept.
    if (error instanceof NetworkError) return ask("GET /users/me");
    throw error;
  }
}

/** After any way of signing in: removes everything of an earlier person and loads the user. */
export async function signedIn(): Promise<User> {
  forgetPersonal();
  await forgetCached();
  return reloadUser();
}

export async function reloadUser(): Promise<User> {
  return welcome(await call("GET /users/me"));
}

/** After a time offline: the session continues if it is still valid, and displayed data is reloaded. */
export async function resumeSession(): Promise<void> {
  await call("POST /cookie/refresh");
  await reloadUser();
  await queryClient.invalidateQueries();
}

/** Stores a user that a call returned. */
export function setUser(user: User): void {
  noteSession(user);
  queryClient.setQueryData(USER, user);
  set({ user, ended: null });
}

/** Ends the session on the server and deletes everything of it here; rejects when the server cannot be reached. */
export async function logOut(): Promise<void> {
  // Also when the server cannot be reached: a person who logs out leaves nothing readable behind.
  await forgetCached();
  try {
    await call("DELETE /cookie/token");
  } catch (error) {
    // If refused, the person stays signed in, and so do their answers.
    if (error instanceof NetworkError) forgetReviews();
    throw error;
  }
  endSession("left");
}

/** Clears all state of the person who was signed in (spec §4); also what they typed, if they logged out themselves. */
export function endSession(ended: "left" | "expired"): void {
  if (ended === "left") {
    forgetPerson();
    forgetReviews();
  }
  set({ user: null, ended });
  showBadge(0);
  void queryClient.cancelQueries();
  forgetPersonal();
  void forgetCached();
}

/** Changes the interface at once; for a signed-in user, the choice is saved too, and taken back if it cannot be. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  const before = currentLanguage();
  try {
    await changeLanguage(language);
    if (session.get().user) setUser(await call("PATCH /users/me", { body: { interfaceLanguage: language } }));
  } catch (error) {
    showError(error);
    await changeLanguage(before).catch(showError);
  }
}

/** The saved language replaces the current one when they differ (spec §1). */
async function welcome(user: User): Promise<User> {
  await startLanguage();
  if (user.interfaceLanguage !== currentLanguage())
    await changeLanguage(user.interfaceLanguage).catch(showError);
  setUser(user);
  startServiceWorker();
  return user;
}

const set = (change: Partial<Session>): void => session.set({ ...session.get(), ...change });
