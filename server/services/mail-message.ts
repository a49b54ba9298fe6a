import MailComposer from "nodemailer/lib/mail-composer";

import type { InterfaceLanguage } from "../../shared/languages.ts";
import { typesetAll } from "../../shared/typography.ts";
import { mailTexts, type MailKind, type MailLink } from "../messages/mails/index.ts";
import { htmlText, plainText, type MailContent } from "./mail-layout.ts";
import type { WrittenMail } from "./mail.ts";

/** What a mail is about; everything else follows. */
export interface MailFacts {
  /** The same at every try, so that a mail which arrives twice is seen to be one. */
  id: string;
  kind: MailKind;
  language: InterfaceLanguage;
  code: string | null;
  createdAt: Date;
}

export interface Letterhead {
  from: string;
  publicUrl: string;
}

const LINKS: Partial<Record<MailKind, readonly MailLink[]>> = {
  account_exists: ["logIn", "newPassword"],
  password_changed: ["newPassword"],
};

const PATHS: Record<MailLink, string> = { logIn: "/auth/login", newPassword: "/auth/forgetPassword" };

/** Writes a mail to one mailbox, as bytes. */
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
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from } = message.getEnvelope();
  if (!from) throw new Error("MAIL_FROM names no mailbox");
  return { id: facts.id, from, to, subject: content.text.subject, raw: await message.build() };
}

function contentOf({ kind, language, code }: MailFacts, publicUrl: string): MailContent {
  const texts = typesetAll(language, mailTexts[language]);
  return {
    language,
    text: texts[kind],
    code,
    links: (LINKS[kind] ?? []).map((link) => ({
      label: texts.links[link],
      url: `${publicUrl}${PATHS[link]}?lng=${language}`,
    })),
    home: publicUrl,
  };
}
