import type { Page } from "@playwright/test";

import type { PushStandIn, SubscribedBrowser } from "../../stand-ins/push.ts";
import type { Reader } from "../reader.ts";
import { expect } from "../test.ts";

/**
 * The page's browser subscribes at the stand-in, for without the network it has no push service of its own. The key that
 * it subscribes with has to be the server's.
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
    },
    { subscription: browser.subscription, serverKey: key },
  );
  return browser;
}

/** The browser gets what its push service took. */
export async function deliver(page: Page, data: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  const registrationId = await registered;
  await client.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  });
}

/** What the device shows. */
export const notifications = (page: Page): Promise<{ title: string; lang: string }[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, lang }) => ({ title, lang }));
  });

export const expectNotification = (page: Page, title: string, lang: string): Promise<void> =>
  expect.poll(() => notifications(page)).toEqual([{ title, lang }]);
