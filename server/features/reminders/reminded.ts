import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Db } from "../../database/open.ts";

interface Reminded {
  userId: string;
  language: InterfaceLanguage;
}

/** Whose reminders the token of a mail turns off; null where nobody has it. */
export async function findReminded(db: Db, token: string): Promise<Reminded | null> {
  const reminder = await db
    .selectFrom("reminders")
    .select("user_id")
    .where("token", "=", Buffer.from(token, "base64url"))
    .executeTakeFirst();
  if (!reminder) return null;
  const user = await db
    .selectFrom("users")
    .select("interface_language")
    .where("id", "=", reminder.user_id)
    .executeTakeFirst();
  return user ? { userId: reminder.user_id, language: user.interface_language } : null;
}
