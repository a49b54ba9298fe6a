import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";

import { UNKNOWN_DEVICE } from "../../shared/devices.ts";
import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import type { MailKind } from "../messages/mails/mail-texts.ts";
import { isMailbox } from "./mail-address.ts";
import { writeMail, type MailFacts } from "./mail-message.ts";

const HEAD = { from: "Wordhoard <words@example.test>", publicUrl: "https://words.example.test" };
const KINDS: readonly MailKind[] = [
  "verification",
  "restore",
  "restore_guessed",
  "account_exists",
  "password_changed",
  "password_removed",
  "passkey_added",
  "passkey_removed",
  "token_added",
  "token_ended",
  "totp_enabled",
  "totp_disabled",
  "second_step_locked",
  "account_deleted",
  "email_change",
  "address_taken",
  "email_changed",
  "email_undone",
  "address_taken_back",
  "google_linked",
  "google_unlinked",
  "new_device",
  "reminder",
];
const CODED = new Set<MailKind>(["verification", "restore", "email_change"]);

const DETAILS: Partial<Record<MailKind, string>> = {
  email_changed: "AbCdEfGhIjKlMnOpQrStUv",
  new_device: "Firefox, Linux",
  address_taken_back: "password passkeys totp google tokens totp_ended",
};

const factsOf = (kind: MailKind, language: MailFacts["language"]): MailFacts => ({
  id: "01a1f8a5-c80b-7638-aa17-f38d77507f74",
  kind,
  language,
  code: CODED.has(kind) ? "048213" : null,
  detail: DETAILS[kind] ?? null,
  reminder: kind === "reminder" ? { words: 21, minutes: 3, token: "AbCdEfGhIjKlMnOpQrStUv" } : null,
  createdAt: new Date("2026-11-20T10:42:00Z"),
});

async function written(kind: MailKind, language: MailFacts["language"], facts: Partial<MailFacts> = {}) {
  const { raw } = await writeMail({ ...factsOf(kind, language), ...facts }, "ann@example.test", HEAD);
  return PostalMime.parse(raw);
}

const header = (mail: Email, name: string): string | undefined =>
  mail.headers.find(({ key }) => key === name)?.value;

for (const language of INTERFACE_LANGUAGES)
  test.each(KINDS)(
    `%s in ${language} holds its code once, in both texts, and fetches nothing`,
    async (kind) => {
      const { text = "", html = "", subject = "", ...mail } = await written(kind, language);
      const codes = CODED.has(kind) ? ["048213"] : [];
      expect(text.match(/\d{6,}/g) ?? []).toEqual(codes);
      expect(html.match(/\d{6,}/g) ?? []).toEqual(codes);
      expect(subject).not.toMatch(/\d/);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<(img|link|script|iframe|object)|src=|url\(|@import/i);
      expect(text).toContain("https://words.example.test");
      expect(header(mail as Email, "content-language")).toBe(language);
      expect(`${text}${html}${subject}`).not.toMatch(/\b(undefined|null)\b|\{\{|\[object/);
    },
  );

test("the mail about a changed address holds the link that undoes it, and the one about a device its name", async () => {
  const [changed, device] = [await written("email_changed", "en"), await written("new_device", "en")];
  const url = "https://words.example.test/api/auth/email/undo/AbCdEfGhIjKlMnOpQrStUv";
  expect(changed.text).toContain(url);
  expect(changed.html).toContain(`href="${url}"`);
  expect(device.text).toContain("\nFirefox, Linux\n");
  expect(device.html).toContain("<b>Firefox, Linux</b>");
  const unknown = await written("new_device", "de", { detail: UNKNOWN_DEVICE });
  expect(unknown.text).toContain("\nUnbekanntes Gerät\n");
});

test("no two languages say the same", async () => {
  const texts = await Promise.all(
    INTERFACE_LANGUAGES.flatMap((language) =>
      KINDS.map(async (kind) => (await written(kind, language)).text),
    ),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test("the same mail has the same Message-ID and date at every try", async () => {
  const [one, other] = [await written("restore", "en"), await written("restore", "en")];
  expect(one.messageId).toBe("<01a1f8a5-c80b-7638-aa17-f38d77507f74@words.example.test>");
  expect(other.messageId).toBe(one.messageId);
  expect(other.date).toBe(one.date);
});

test.each([
  "ann@example.test\r\nBcc: eve@example.test",
  "ann@example.test, eve@example.test",
  "ann@example.test,eve@example.test",
  '"ann@example.test, eve"@example.test',
  "Ann <eve@example.test>",
  "ann@example.test;eve@example.test",
  "ann@example.test\u2028eve@example.test",
  "ann@example.test\0",
  "ann@example.test/eve",
  "ann@[127.0.0.1]",
  "ann@example",
  "@example.test",
  "ann@@example.test",
  "ann eve@example.test",
])("%j is not one mailbox", (address) => {
  expect(isMailbox(address)).toBe(false);
});

test.each([
  "ann@example.test",
  "o'brien+words@mail.example.test",
  "анна@пошта.укр",
  "ann@bücher.example",
  "a_b$c#d-e@x-y.example.co",
])("%j is one mailbox", (address) => {
  expect(isMailbox(address)).toBe(true);
});

test("an address is never read as more than one, even where it says so", async () => {
  const { raw } = await writeMail(
    factsOf("restore", "en"),
    'ann@example.test\r\nBcc: eve@example.test, "x" <eve@example.test>',
    HEAD,
  );
  const lines = raw.toString("utf8").split(/\r?\n/);
  expect(lines.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
});

test("what a mail tells of a device is text in it, whatever it is", async () => {
  const { html = "", text = "" } = await written("new_device", "en", { detail: '</b><img src="x"> & "co"' });
  expect(html).toContain("<b>&#60;/b&#62;&#60;img src=&#34;x&#34;&#62; &#38; &#34;co&#34;</b>");
  expect(html).not.toContain("<img");
  expect(text).toContain('</b><img src="x"> & "co"');
});
