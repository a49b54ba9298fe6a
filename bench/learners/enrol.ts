import { giveAddress } from "../../server/features/auth/addresses.ts";
import { hashPassword } from "../../server/features/auth/passwords.ts";
import { POLICIES } from "../../shared/policies.ts";
import { caller } from "../../test/caller.ts";
import { Random } from "../../test/faults/random.ts";
import { LoadConnection } from "../testing-load.ts";
import type { Product } from "./server.ts";
import { newWord, type Person } from "./visit.ts";

const PASSWORD = "Correct7Horse";
const WORDS = 100;

/** Creates people with a password, a role with high limits, and a dictionary of a hundred words each. */
export async function enrol({ url, database }: Product, count: number): Promise<Person[]> {
  const line = await LoadConnection.open(url);
  const passwordHash = await hashPassword(caller("bench"), PASSWORD);
  const people: Person[] = [];
  for (let number = 0; number < count; number++) {
    const random = new Random(number);
    const from = `198.18.${number >> 8}.${number & 255}`;
    const { head } = await line.send({ method: "POST", path: "/api/auth/guest", from });
    const cookie = /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? "";
    const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await line.send({ method, path: `/api${path}`, cookie, from, body });
      if (answer.status >= 300)
        throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
      return (answer.body ? JSON.parse(answer.body) : undefined) as T;
    };
    await call("PATCH", "/auth/accept-policy", { accepted: POLICIES });
    const { id } = await call<{ id: string }>("GET", "/users/me");
    const email = `learner-${number}@example.test`;
    await giveAddress(database.db, id, email);
    await database.pool.query("UPDATE users SET role = 'developer', password_hash = $2 WHERE id = $1", [
      id,
      passwordHash,
    ]);
    const dictionary = await call<{ id: string }>("POST", "/dictionaries", {
      name: "Own words",
      termsLanguage: "de",
      definitionsLanguage: "en",
    });
    const create = Array.from({ length: WORDS }, () => newWord(random));
    await call("PATCH", `/dictionaries/${dictionary.id}`, { words: { create } });
    people.push({ email, password: PASSWORD, cookie, from, dictionaryId: dictionary.id });
  }
  line.close();
  return people;
}
