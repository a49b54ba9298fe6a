import { call } from "../api.ts";
import { store, stored } from "../device-storage.ts";

/**
 * Whose reminders are shown here. It goes with a log-out, as does the subscription on the server; a session that ends by
 * itself leaves it, and the next person must not get a subscription by it.
 */
const HERE = "push.here";

/** Why reminders cannot be shown on this device. */
export type PushProblem = "unsupported" | "homeScreen" | "denied" | "failed";

export class PushUnavailable extends Error {
  readonly problem: PushProblem;

  constructor(problem: PushProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** What stands in the way without anybody having been asked. */
export function knownProblem(): PushProblem | null {
  const supported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!supported) return isIphoneOrIpad() ? "homeScreen" : "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** iPhones and iPads have messages for apps on the home screen alone. */
const isIphoneOrIpad = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

export const isAllowedHere = (userId: string): boolean => stored(HERE) === userId;

/** Asks for permission, and lets this browser show reminders. To be called when somebody has just pressed something. */
export async function allowHere(userId: string): Promise<void> {
  const problem = knownProblem();
  if (problem) throw new PushUnavailable(problem);
  if ((await Notification.requestPermission()) !== "granted") throw new PushUnavailable("denied");
  await subscribeHere();
  store(HERE, userId);
}

/** Subscribes again what was allowed before: keys change, and sessions are replaced. */
export async function renewHere(userId: string): Promise<boolean> {
  if (!isAllowedHere(userId) || knownProblem() || Notification.permission !== "granted") return false;
  await subscribeHere();
  return true;
}

/** The address that the server has of this browser; null where it has none. */
export async function endpointHere(userId: string): Promise<string | null> {
  if (!isAllowedHere(userId) || knownProblem()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** A device was removed from the list. */
export async function forgetDevice(endpoint: string): Promise<void> {
  const registration = knownProblem() ? undefined : await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription?.endpoint !== endpoint) return;
  store(HERE, null);
  await subscription.unsubscribe();
}

async function subscribeHere(): Promise<void> {
  const { key } = await call("GET /push/key");
  const subscription = await subscriptionWith(key).catch((cause: unknown) => {
    throw new PushUnavailable("failed", cause);
  });
  const { endpoint, keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  await call("POST /push/subscriptions", { body: { endpoint: endpoint ?? "", keys: { p256dh, auth } } });
}

async function subscriptionWith(key: string): Promise<PushSubscription> {
  const { serviceWorker } = navigator;
  // `ready` waits forever where no worker was registered, as in a private window.
  if (!(await serviceWorker.getRegistration())) throw new Error("No service worker");
  const { pushManager } = await serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // Of another key, as after a restored backup.
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  }
}
