import type { Page } from "@playwright/test";

import type { PushStandIn, SubscribedBrowser } from "../../stand-ins/push.ts";
import type { Reader } from "../reader.ts";
import { expect } from "../test.ts";

/**
 * The page's browser subscribes at the stand-in, for without the network it has no push service of its own, and allows
 * messages. The key that it subscribes with has to be the server's.
 */
export async function subscribesAt(
  page: Page,
  service: PushStandIn,
  { send }: Reader,
): Promise<SubscribedBrowser> {
  const { key } = await send<{ key: string }>("GET", "/push/key");
  const browser = service.subscribe(key);
  await page.addInitScript(
    ({ subscription, serverKey }) => {
      // The name of a tab outlives a reload.
      const mark = "subscribed";
      const made = {
        ...subscription,
        toJSON: () => subscription,
        unsubscribe: async () => {
          window.name = "";
          return true;
        },
      };
      const found = async () => (window.name === mark ? made : null);
      const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (applicationServerKey !== serverKey) throw new Error("another key");
        window.name = mark;
        return made;
      };
      Object.assign(PushManager.prototype, { subscribe, getSubscription: found });
      // A browser without a window allows none.
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      Notification.requestPermission = async () => "granted";
    },
    { subscription: browser.subscription, serverKey: key },
  );
  return browser;
}

interface Shown {
  title: string;
  lang: string | undefined;
}

/** The browser gets what its push service took; returns what the worker shows, as a browser without a window shows nothing. */
export async function deliver(page: Page, data: string): Promise<Shown[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("there is no service worker");
  await worker.evaluate(() => {
    const own = self as unknown as { shown: object[]; registration: ServiceWorkerRegistration };
    own.shown = [];
    own.registration.showNotification = async (title, { lang } = {}) => {
      own.shown.push({ title, lang });
    };
  });
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  const shown = () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  return shown();
}
