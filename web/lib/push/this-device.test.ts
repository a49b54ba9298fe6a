import { afterEach, expect, it, vi } from "vitest";

import { allowHere, endpointHere, isAllowedHere, PushUnavailable, renewHere } from "./this-device.ts";

const ENDPOINT = "https://push.test/anna";
const subscription = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys: {} }) };
const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription };

/** A browser with or without a worker, and what it told the server. */
function browser(registration: object | undefined): string[] {
  const told: string[] = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const Notification = { permission: "granted", requestPermission: async () => "granted" };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { PushManager: {}, Notification });
  vi.stubGlobal("navigator", {
    userAgent: "",
    serviceWorker: {
      ready: registration ? Promise.resolve(registration) : new Promise(() => {}),
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    told.push(`${method} ${path}`);
    return Response.json({ key: "key" });
  });
  return told;
}

afterEach(() => vi.unstubAllGlobals());

it("shows reminders of who allowed it, not of who signs in after them", async () => {
  const told = browser({ pushManager });
  await allowHere("anna");
  told.length = 0;
  expect([isAllowedHere("boris"), await endpointHere("boris"), await renewHere("boris")]).toEqual([
    false,
    null,
    false,
  ]);
  expect(told).toEqual([]);
  expect([isAllowedHere("anna"), await endpointHere("anna"), await renewHere("anna")]).toEqual([
    true,
    ENDPOINT,
    true,
  ]);
});

it("says at once that it cannot where no worker could be registered", async () => {
  browser(undefined);
  await expect(allowHere("anna")).rejects.toEqual(new PushUnavailable("failed"));
  expect(isAllowedHere("anna")).toBe(false);
});
