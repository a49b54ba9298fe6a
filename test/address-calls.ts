import { v7 as uuidv7 } from "uuid";

import type { Db } from "../server/database/open.ts";
import { api } from "../shared/api/index.ts";
import type { RawAnswer, TestClient } from "./client.ts";
import { PasskeyDevice } from "./stand-ins/passkey-device.ts";

/** What a server believes to be its address where nothing else is set. */
export const PUBLIC_URL = "http://localhost:3000";

/** Chosen by somebody who types an address that may have an account with another password. */
export const OWN = "Another8Horse";

export const known = (person: number): string => `known${person}@example.test`;
export const unknown = (person: number): string => `nobody${person}@example.test`;

/** Accounts with a password at the known addresses. */
export async function keepAccounts(db: Db, password_hash: string, many: number): Promise<void> {
  const accounts = Array.from({ length: many }, (_, person) => ({ id: uuidv7(), email: known(person) }));
  await db
    .insertInto("users")
    .values(
      accounts.map(({ id, email }) => ({
        id,
        email,
        email_key: email,
        password_hash,
        role: "user" as const,
        interface_language: "en" as const,
      })),
    )
    .execute();
  await db
    .insertInto("addresses")
    .values(accounts.map(({ id, email }) => ({ user_id: id, email_key: email, proven: true })))
    .execute();
}

export const bodyWith = (email: string) => ({ body: { email, password: OWN } });

/** Every call that takes an address. */
export const CALLS: Readonly<Record<string, (client: TestClient, email: string) => Promise<RawAnswer>>> = {
  "sign-up": (client, email) => client.call(api.auth.signUp, bodyWith(email)),
  "sign-up of a guest": async (client, email) => {
    await client.ok(api.auth.guest);
    return client.call(api.auth.signUp, bodyWith(email));
  },
  "sign-up by passkey": signUpByPasskey,
  "sign-up of a guest by passkey": async (client, email) => {
    await client.ok(api.auth.guest);
    return signUpByPasskey(client, email);
  },
  "log-in": (client, email) => client.call(api.auth.logIn, bodyWith(email)),
  "log-in with yet another password": (client, email) =>
    client.call(api.auth.logIn, { body: { email, password: "Third9Horse" } }),
  restoring: (client, email) => client.call(api.auth.restoreCode, { body: { email } }),
};

async function signUpByPasskey(client: TestClient, email: string): Promise<RawAnswer> {
  const options = await client.ok(api.passkeys.signUpOptions, { body: { email } });
  const response = new PasskeyDevice(PUBLIC_URL).create(options);
  return client.call(api.passkeys.signUp, { body: { response, email } });
}
