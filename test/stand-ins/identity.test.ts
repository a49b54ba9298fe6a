import { runInNewContext } from "node:vm";

import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type IdentityStandIn, startIdentity } from "./identity.ts";

let provider: IdentityStandIn;

beforeEach(async () => {
  provider = await startIdentity();
});

afterEach(async () => {
  await provider.close();
});

async function redeem(code: string, changed: Record<string, string> = {}) {
  const discovery = (await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json()) as {
    token_endpoint: string;
    jwks_uri: string;
  };
  const response = await fetch(discovery.token_endpoint, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      redirect_uri: "postmessage",
      ...changed,
    }),
  });
  const body = (await response.json()) as { id_token: string; error?: string };
  return { status: response.status, body, keys: createRemoteJWKSet(new URL(discovery.jwks_uri)) };
}

async function claims(code: string) {
  const { body, keys } = await redeem(code);
  const verified = await jwtVerify(body.id_token, keys, {
    issuer: provider.issuer,
    audience: provider.clientId,
    algorithms: ["RS256"],
    requiredClaims: ["sub"],
  });
  return verified.payload;
}

test("a code becomes an id token that verifies and tells the user", async () => {
  provider.nextUser({ email: "eva@example.test" });
  const code = provider.codeFor({ sub: "7" }, { nonce: "n" });
  expect(await claims(code)).toMatchObject({
    sub: "7",
    email: "eva@example.test",
    email_verified: true,
    name: "Ann Example",
    nonce: "n",
  });
});

test("a code works once", async () => {
  const code = provider.codeFor();
  expect((await redeem(code)).status).toBe(200);
  expect(await redeem(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
});

test.each([
  [{ client_id: "someone" }, 401, "invalid_client"],
  [{ client_secret: "guess" }, 401, "invalid_client"],
  [{ grant_type: "password" }, 400, "unsupported_grant_type"],
  [{ redirect_uri: "https://evil.example.test" }, 400, "redirect_uri_mismatch"],
])("%o is refused", async (changed, status, error) => {
  const code = provider.codeFor({}, { origin: "http://localhost:3000" });
  expect(await redeem(code, changed)).toMatchObject({ status, body: { error } });
});

test("the origin of the page that asked is a redirect URI too", async () => {
  const code = provider.codeFor({}, { origin: "http://localhost:3000" });
  expect((await redeem(code, { redirect_uri: "http://localhost:3000" })).status).toBe(200);
});

test.each([
  "bad-signature",
  "unknown-key",
  "unsigned",
  "expired",
  "wrong-audience",
  "wrong-issuer",
  "no-subject",
] as const)("a token with %s does not verify", async (forgery) => {
  provider.forge(forgery);
  await expect(claims(provider.codeFor())).rejects.toThrow();
  provider.forge(null);
  expect(await claims(provider.codeFor())).toBeDefined();
});

test("tokens about an e-mail that is not verified do verify", async () => {
  provider.forge("email-unverified");
  expect(await claims(provider.codeFor())).toMatchObject({ email_verified: false });
  provider.forge("no-email-verified");
  expect(await claims(provider.codeFor())).not.toHaveProperty("email_verified");
});

test("a rotated key verifies the new tokens", async () => {
  await provider.rotateKey();
  expect(await claims(provider.codeFor())).toBeDefined();
});

test("a broken token endpoint leaves the rest alone", async () => {
  provider.failToken("unavailable");
  const token = await fetch(`${provider.url}/token`, { method: "POST" });
  expect(token.status).toBe(503);
  expect((await fetch(`${provider.url}/jwks`)).status).toBe(200);
});

test("the popup that asks takes any account, and denies on cancel", async () => {
  provider.asks(true);
  const asked = `${provider.url}/authorize?${new URLSearchParams({
    client_id: provider.clientId,
    scope: "openid profile email",
    origin: "http://localhost:3000",
  }).toString()}`;
  expect(await (await fetch(asked)).text()).toContain("Continue as Ann Example");
  const answer = async (choice: Record<string, string>) => {
    const form = new URLSearchParams({
      client_id: provider.clientId,
      scope: "openid profile email",
      origin: "http://localhost:3000",
      ...choice,
    });
    return (await fetch(`${provider.url}/authorize`, { method: "POST", body: form })).text();
  };
  const chosen = await answer({ choice: "other", email: "new@example.test", email_verified: "on" });
  const code = /"code":"([^"]+)"/.exec(chosen)?.[1] ?? "";
  expect(await claims(code)).toMatchObject({ email: "new@example.test", email_verified: true });
  expect(await answer({ choice: "cancel" })).toContain("access_denied");
});

test("the script opens the popup and gives back only what the provider's own window says", async () => {
  const { opener, popup, hear } = await pageWithScript();
  const callback = vi.fn();
  opener({ client_id: provider.clientId, scope: "openid", callback }).requestCode();
  expect(popup.address).toContain(`${provider.url}/authorize?client_id=`);
  hear({ origin: "https://evil.example.test", source: popup, data: { code: "forged" } });
  hear({ origin: provider.url, source: {}, data: { code: "forged" } });
  expect(callback).not.toHaveBeenCalled();
  hear({ origin: provider.url, source: popup, data: { code: "4/x" } });
  expect(callback).toHaveBeenCalledExactlyOnceWith({ code: "4/x" });
});

test("the script tells of a popup that was blocked or closed", async () => {
  const blocked = await pageWithScript({ blocksPopups: true });
  const error_callback = vi.fn();
  const config = { client_id: provider.clientId, scope: "openid", callback: vi.fn(), error_callback };
  blocked.opener(config).requestCode();
  expect(error_callback).toHaveBeenLastCalledWith(expect.objectContaining({ type: "popup_failed_to_open" }));
  const closed = await pageWithScript();
  closed.opener(config).requestCode();
  closed.popup.closed = true;
  await expect
    .poll(() => error_callback.mock.lastCall)
    .toEqual([expect.objectContaining({ type: "popup_closed" })]);
  expect(error_callback).toHaveBeenCalledTimes(2);
});

interface Client {
  requestCode(): void;
}

/** Runs the script in a page that is reduced to what the script uses. */
async function pageWithScript({ blocksPopups = false } = {}) {
  const listeners = new Set<(event: object) => void>();
  const popup = { address: "", closed: false };
  const window = {
    location: { origin: "http://localhost:3000" },
    open(address: string) {
      popup.address = address;
      return blocksPopups ? null : popup;
    },
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: object) => void) => listeners.delete(listener),
    google: undefined as undefined | { accounts: { oauth2: { initCodeClient(config: object): Client } } },
  };
  const document = { currentScript: { src: provider.scriptUrl } };
  const script = await (await fetch(provider.scriptUrl)).text();
  runInNewContext(script, {
    window,
    document,
    URL,
    URLSearchParams,
    setInterval,
    clearInterval,
    setTimeout,
  });
  return {
    opener: (config: object) => {
      if (!window.google) throw new Error("the script defined nothing");
      return window.google.accounts.oauth2.initCodeClient(config);
    },
    popup,
    hear: (event: object) => {
      for (const listener of listeners) listener(event);
    },
  };
}
