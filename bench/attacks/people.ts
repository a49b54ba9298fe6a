import { api } from "../../shared/api/index.ts";
import { POLICIES } from "../../shared/policies.ts";
import { codeIn } from "../../test/accounts.ts";
import { TestClient } from "../../test/client.ts";
import type { MailStandIn } from "../../test/stand-ins/mail.ts";

export interface Person {
  client: TestClient;
  dictionaryId: string;
}

/** People of a product that is known by its address alone. */
export class People {
  readonly #url: string;
  readonly #mail: MailStandIn;
  #count = 0;

  constructor(url: string, mail: MailStandIn) {
    this.#url = url;
    this.#mail = mail;
  }

  /** A guest with an empty dictionary. */
  async guest(): Promise<Person> {
    const client = this.#client();
    await sendOk(client, "POST", "/api/auth/guest");
    return settled(client, []);
  }

  /** Somebody with an account and these words. */
  async user(terms: readonly string[]): Promise<Person> {
    const client = this.#client();
    const email = `person-${this.#count}@example.test`;
    await sendOk(client, "POST", "/api/auth/signup", { email, password: "Correct7Horse" });
    const code = codeIn(await this.#mail.waitFor(email, undefined, 60_000));
    await sendOk(client, "POST", "/api/auth/verify", { code });
    return settled(client, terms);
  }

  /** In a network of their own. */
  #client(): TestClient {
    const client = new TestClient(this.#url);
    this.#count += 1;
    client.headers = { "x-forwarded-for": `198.18.${this.#count}.1` };
    return client;
  }
}

async function settled(client: TestClient, terms: readonly string[]): Promise<Person> {
  await sendOk(client, "PATCH", "/api/auth/accept-policy", { accepted: POLICIES });
  const { id } = await sendOk<{ id: string }>(client, "POST", "/api/dictionaries", {
    name: "Deutsch",
    termsLanguage: "de",
    definitionsLanguage: "en",
  });
  const create = terms.map((term) => ({ term, definitions: [`a ${term}`.slice(0, 255)] }));
  await sendOk(client, "PATCH", `/api/dictionaries/${id}`, { words: { create } });
  return { client, dictionaryId: id };
}

/** The token of a program that adds words for somebody. */
export const tokenOf = async ({ client }: Person): Promise<string> =>
  (await sendOk<{ token: string }>(client, "POST", `/api${api.tokens.create.path}`, { name: "Reader" }))
    .token;

/** Sends what must succeed; the answer is not compared with the contract, which may be of another version. */
export async function sendOk<T>(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const { status, text } = await client.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}
