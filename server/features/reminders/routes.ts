import type { FastifyReply } from "fastify";

import { api } from "../../../shared/api/index.ts";
import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Mount } from "../../http/mount.ts";
import { perNetwork } from "../../http/networks.ts";
import { plainPage } from "../../http/plain-page.ts";
import { reminderTexts } from "../../messages/reminders.ts";
import type { Services } from "../../services.ts";
import { findReminded } from "./reminded.ts";
import { setReminder } from "./setting.ts";

/** As it appears in the mail: 128 bits. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** What the recipient of a mail may do without signing in: turn the mails off. */
export function mountReminders(mount: Mount, { config: { PUBLIC_URL }, limits }: Services): void {
  const find = async (db: Db, ip: string, token: string) => {
    await limits.take(db, ...perNetwork("reminders-from", ip, { limit: 600, seconds: 60 }));
    const reminded = TOKEN.test(token) ? await findReminded(db, token) : null;
    if (!reminded) throw new AppError("not_found", { says: "link_over" });
    return reminded;
  };
  const answer = (reply: FastifyReply, page: "ask" | "ended", language: InterfaceLanguage): string => {
    const { ask, end, ended, settings } = reminderTexts[language].page;
    return plainPage(reply, {
      language,
      ...(page === "ask" ? { title: ask, button: end } : { title: ended }),
      link: { label: settings, url: `${PUBLIC_URL}/user/edit?lng=${language}` },
    });
  };

  mount(api.reminders.ask, async ({ db, ip, params, reply }) =>
    answer(reply, "ask", (await find(db, ip, params.token)).language),
  );

  mount(api.reminders.end, async ({ db, ip, params, reply }) => {
    const { userId, language } = await find(db, ip, params.token);
    await setReminder(db, userId, { hour: null });
    return answer(reply, "ended", language);
  });
}
