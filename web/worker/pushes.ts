import { dueWords } from "../../shared/due-words.ts";
import { isInterfaceLanguage } from "../../shared/languages.ts";

const TODAY = "/today";
/** Pages on which somebody already does what they are reminded of. */
const REVIEWING = /^\/today(?:\/|$)/;
const SUBSCRIPTIONS = "/api/push/subscriptions";

/** Shows how many words are due, in the person's language if that is known; works without a network. */
export async function showReminder(
  registration: ServiceWorkerRegistration,
  text: string | undefined,
  known: unknown,
): Promise<void> {
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  const language = [known, ...spoken].find((one) => isInterfaceLanguage(one)) ?? "en";
  await registration.showNotification(dueWords(language, Number(text ?? 0)), {
    // A newer one replaces what was not looked at.
    tag: "due-words",
    lang: language,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  });
}

/** A tab of the app. */
interface Tab {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (path: string) => Promise<Tab | null>;
}

interface Tabs {
  matchAll: (which: { type: "window"; includeUncontrolled: true }) => Promise<readonly Tab[]>;
  openWindow: (path: string) => Promise<unknown>;
}

/** Opens Today: in a tab that is there, otherwise in a new one. */
export async function openToday(tabs: Tabs): Promise<void> {
  const windows = await tabs.matchAll({ type: "window", includeUncontrolled: true });
  const reviewing = windows.find(({ url }) => REVIEWING.test(new URL(url).pathname));
  if (reviewing) return void (await reviewing.focus());
  const [other] = windows;
  // A tab that this worker does not control cannot be led elsewhere.
  const led = await other?.navigate(TODAY).catch(() => null);
  await (led ? led.focus() : tabs.openWindow(TODAY));
}

/** What a browser tells when a subscription has ended; TypeScript's types do not have it. */
export interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** The browser has another address, or none any more: the server learns of it, as long as somebody is logged in. */
export async function renewSubscription(
  registration: ServiceWorkerRegistration,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const subscription = newSubscription ?? (await subscribe(registration));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const sent = await tell("POST", { endpoint, keys });
  if (sent.ok && oldSubscription && oldSubscription.endpoint !== endpoint)
    await tell("DELETE", { endpoint: oldSubscription.endpoint });
}

async function subscribe(registration: ServiceWorkerRegistration): Promise<PushSubscription | null> {
  const answer = await fetch("/api/push/key");
  if (!answer.ok) return null;
  const { key } = (await answer.json()) as { key: string };
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const tell = (method: "POST" | "DELETE", body: object): Promise<Response> =>
  fetch(SUBSCRIPTIONS, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
