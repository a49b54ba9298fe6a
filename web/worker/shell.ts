import { CACHES } from "../../shared/offline.ts";

/** A page whose outline says nothing of its own; the app that it starts finds every screen by its path. */
const SHELL = "/menu";
const NAME = CACHES.shell + VERSION;
const POLICY = "content-security-policy";
const NONCE = /'nonce-([^']+)'/;

export async function cacheShell(): Promise<void> {
  const response = await fetch(SHELL, { cache: "no-store", credentials: "omit" });
  if (!response.ok) throw new Error(`The shell answered ${response.status}`);
  const shells = (await caches.keys()).filter((name) => name.startsWith(CACHES.shell) && name !== NAME);
  await (await caches.open(NAME)).put(SHELL, response);
  await Promise.all(shells.map((name) => caches.delete(name)));
}

/** The kept page under the policy it came with, both with a nonce that is used this once. */
export async function offlinePage(): Promise<Response | undefined> {
  const kept = await caches.match(SHELL);
  const policy = kept?.headers.get(POLICY);
  const nonce = policy && NONCE.exec(policy)?.[1];
  if (!kept || !nonce) return undefined;
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const headers = new Headers(kept.headers);
  headers.set(POLICY, policy.replaceAll(nonce, fresh));
  // The text below is neither compressed nor as long as what came.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response((await kept.text()).replaceAll(nonce, fresh), { headers });
}
