import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import type { User } from "../../../../shared/api/users.ts";
import { setUser } from "../../../lib/session.ts";
import { queueOf } from "./use-change-queue.ts";

afterEach(() => void vi.unstubAllGlobals());

// Safe: nothing else of the user is read here.
const userOf = (id: string) => ({ id, role: "user" }) as User;

/** A server that only knows the words of `owner`, and what it was sent: whose session, and for whom. */
function serverOf(owner: string) {
  const here = { session: owner as string | null, sent: [] as [string | null, string | undefined][] };
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    const named = headers["x-user"];
    here.sent.push([here.session, named]);
    if (here.session === null || (named ?? here.session) !== here.session)
      return new Response("{}", { status: 401 });
    return here.session === owner ? Response.json({ words: [] }) : new Response("{}", { status: 404 });
  });
  return here;
}

test("what a person did to words stays theirs while somebody else is signed in, and is sent once they are back", async () => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal("navigator", { onLine: true });
  const server = serverOf("anna");
  const queue = queueOf(new QueryClient(), "anna", "dictionary");
  const online = async () => {
    listeners.get("online")?.();
    await queue.flush();
  };
  const deleted = () => queue.state.get().log.map(({ change }) => change);
  const deletion = { kind: "delete", id: "word" } as const;

  // Signed out in another tab, which this one does not know yet.
  setUser(userOf("anna"));
  server.session = null;
  queue.add([deletion]);
  await online();
  expect(deleted()).toEqual([deletion]);

  server.session = "boris";
  await online();
  expect(server.sent.at(-1)).toEqual(["boris", "anna"]);
  expect(deleted()).toEqual([deletion]);

  setUser(userOf("boris"));
  server.sent = [];
  await online();
  expect(server.sent).toEqual([]);
  expect(deleted()).toEqual([deletion]);

  setUser(userOf("anna"));
  server.session = "anna";
  await online();
  expect(server.sent).toEqual([["anna", "anna"]]);
  expect(deleted()).toEqual([]);
});
