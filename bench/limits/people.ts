import { giveAddress } from "../../server/features/auth/addresses.ts";
import { hashPassword } from "../../server/features/auth/passwords.ts";
import { caller } from "../../test/caller.ts";
import { signIn, type Member, type Setting } from "../dictionaries/setting.ts";

const WORDS = 5000;
export const PASSWORD = "Correct7Horse";

/**
 * Somebody with a password, a dictionary of five thousand words, each of which means “meaning”, and an empty
 * dictionary.
 */
export interface LimitPerson {
  member: Member;
  email: string;
  full: string;
  empty: string;
}

export async function limitPeople(setting: Setting, count: number): Promise<LimitPerson[]> {
  const passwordHash = await hashPassword(caller("bench"), PASSWORD);
  const people: LimitPerson[] = [];
  for (let number = 0; number < count; number++) {
    const member = await signIn(setting);
    const email = `limit-${number}@example.test`;
    await giveAddress(setting.database.db, member.id, email);
    await setting.database.pool.query(
      "UPDATE users SET role = 'developer', password_hash = $2 WHERE id = $1",
      [member.id, passwordHash],
    );
    const [full, empty] = [await newDictionary(member, "Full"), await newDictionary(member, "Empty")];
    const create = Array.from({ length: WORDS }, (_, at) => ({
      term: `Wort${at}`,
      definitions: ["meaning"],
    }));
    await member.call("PATCH", `/dictionaries/${full}`, { words: { create } });
    people.push({ member, email, full, empty });
  }
  return people;
}

async function newDictionary(member: Member, name: string): Promise<string> {
  const body = { name, termsLanguage: "de", definitionsLanguage: "en" };
  return (await member.call<{ id: string }>("POST", "/dictionaries", body)).id;
}
