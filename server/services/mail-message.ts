import MailComposer from "nodemailer/lib/mail-composer";

import { UNKNOWN_DEVICE } from "../../shared/devices.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { SCREENS } from "../../shared/screens.ts";
import { typesetAll } from "../../shared/typography.ts";
import { mailTexts } from "../messages/mails/index.ts";
import type { AccountMail, MailKind, MailLink } from "../messages/mails/mail-texts.ts";
import { reminderText, reminderTexts } from "../messages/reminders.ts";
import { linesOfTakenBack, takenBackIn } from "../messages/taken-back.ts";
import { htmlText, plainText, type MailContent } from "./mail-layout.ts";
import type { WrittenMail } from "./mail.ts";

/** The contents of a reminder, and the token that turns reminders off. */
export interface ReminderFacts {
  words: number;
  minutes: number;
  token: string;
}

/** What a mail is about; everything else follows from it. */
export interface MailFacts {
  /** The same at every try, so that a mail that arrives twice is recognised as one. */
  id: string;
  kind: MailKind;
  language: InterfaceLanguage;
  code: string | null;
  /** The token in the mail's link, a device, or what was found when an address was taken back. */
  detail: string | null;
  /** Of a reminder alone. */
  reminder: ReminderFacts | null;
  createdAt: Date;
}

export interface Letterhead {
  from: string;
  publicUrl: string;
}

const LINKS: Partial<Record<AccountMail, readonly MailLink[]>> = {
  restore_guessed: ["logIn"],
  account_exists: ["logIn", "newPassword"],
  password_changed: ["newPassword"],
  email_changed: ["undo"],
  email_undone: ["logIn"],
  address_taken_back: ["newPassword"],
  google_linked: ["newPassword"],
  google_unlinked: ["newPassword"],
  new_device: ["newPassword"],
  password_removed: ["newPassword"],
  passkey_added: ["newPassword"],
  passkey_removed: ["newPassword"],
  token_added: ["newPassword"],
  token_ended: ["newPassword"],
  totp_enabled: ["newPassword"],
  totp_disabled: ["newPassword"],
  second_step_locked: ["newPassword"],
};

const PATHS: Record<Exclude<MailLink, "undo">, string> = {
  logIn: SCREENS.logIn.path,
  newPassword: SCREENS.restore.path,
};

/** Renders a mail to one mailbox, as bytes. */
export async function writeMail(facts: MailFacts, to: string, head: Letterhead): Promise<WrittenMail> {
  const content = contentOf(facts, head.publicUrl);
  const message = new MailComposer({
    from: head.from,
    to: { name: "", address: to },
    subject: content.text.subject,
    text: plainText(content),
    html: htmlText(content),
    textEncoding: "quoted-printable",
    date: facts.createdAt,
    messageId: `<${facts.id}@${new URL(head.publicUrl).hostname}>`,
    headers: {
      "Content-Language": facts.language,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(facts.reminder && oneClickOff(endUrl(facts.reminder, head.publicUrl))),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from } = message.getEnvelope();
  if (!from) throw new Error("MAIL_FROM names no mailbox");
  return { id: facts.id, from, to, subject: content.text.subject, raw: await message.build() };
}

function contentOf({ kind, language, code, detail, reminder }: MailFacts, publicUrl: string): MailContent {
  if (kind === "reminder") {
    if (!reminder) throw new Error("a reminder without its facts");
    return reminderContent(language, reminder, publicUrl);
  }
  const texts = typesetAll(language, mailTexts[language]);
  return {
    language,
    text: texts[kind],
    code,
    list: kind === "address_taken_back" ? linesOfTakenBack(language, takenBackIn(detail)) : [],
    device: kind !== "new_device" ? null : detail === UNKNOWN_DEVICE ? texts.unknownDevice : detail,
    links: (LINKS[kind] ?? []).map((link) => ({
      label: texts.links[link],
      url:
        link === "undo"
          ? `${publicUrl}/api/auth/email/undo/${detail ?? ""}`
          : `${publicUrl}${PATHS[link]}?lng=${language}`,
    })),
    home: publicUrl,
  };
}

function reminderContent(
  language: InterfaceLanguage,
  reminder: ReminderFacts,
  publicUrl: string,
): MailContent {
  const { links } = typesetAll(language, reminderTexts[language]);
  return {
    language,
    text: reminderText(language, reminder),
    code: null,
    device: null,
    list: [],
    links: [
      { label: links.today, url: `${publicUrl}${SCREENS.today.path}?lng=${language}` },
      { label: links.end, url: endUrl(reminder, publicUrl) },
    ],
    home: publicUrl,
  };
}

const endUrl = ({ token }: ReminderFacts, publicUrl: string): string => `${publicUrl}/api/reminders/${token}`;

/** With these headers the mail program shows its own unsubscribe button, and posts to the address itself (RFC 8058). */
const oneClickOff = (url: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
