import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { askForCode, GoogleError } from "../../lib/google-script.ts";

interface Asked {
  state: string;
  callback: (answer: { code?: string; error?: string; state?: string }) => void;
}

let asked: Asked | undefined;
const CLIENT = { clientId: "wordhoard", scriptUrl: "https://provider.example/client.js" };

/** The provider's script, which says what a test says. */
beforeEach(() => {
  const clients = {
    initCodeClient: (config: Asked) => {
      asked = config;
      return { requestCode: () => {} };
    },
  };
  vi.stubGlobal("window", { google: { accounts: { oauth2: clients } } });
  vi.stubGlobal("document", {
    createElement: () => new EventTarget(),
    querySelector: () => null,
    head: { append: (script: EventTarget) => void script.dispatchEvent(new Event("load")) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = async () => {
  asked = undefined;
  const code = askForCode(CLIENT);
  await vi.waitUntil(() => asked);
  return { code, ...(asked as unknown as Asked) };
};

test("a code comes with the state that was asked for, a new one each time", async () => {
  const [first, second] = [await ask(), await ask()];
  expect(first.state).toMatch(/^[\da-f]{32}$/);
  expect(second.state).not.toBe(first.state);
  second.callback({ code: "mine", state: second.state });
  first.callback({ error: "access_denied", state: first.state });
  expect([await first.code, await second.code]).toEqual([null, "mine"]);
});

test.each([undefined, "", "0".repeat(32)])("a code with the state %j is nobody's here", async (state) => {
  const { code, callback } = await ask();
  callback({ code: "somebody else's", ...(state !== undefined && { state }) });
  await expect(code).rejects.toBeInstanceOf(GoogleError);
});
