import { expect, onTestFinished, test } from "vitest";

import { startMail } from "../../test/stand-ins/mail.ts";
import { isOnLoopback, mailOverSmtp } from "./mail.ts";

const MAIL = {
  id: "01a1f8a5-c80b-7638-aa17-f38d77507f74",
  from: "words@example.test",
  to: "ann@example.test",
  subject: "Your code",
  raw: Buffer.from("Subject: Your code\r\n\r\n048213\r\n"),
};

async function standIn() {
  const mail = await startMail();
  onTestFinished(() => mail.close());
  return mail;
}

test("a server without STARTTLS gets no mail where TLS is required", async () => {
  const mail = await standIn();
  const sending = mailOverSmtp(mail.url, { requireTls: true }).send(MAIL, new AbortController().signal);
  await expect(sending).rejects.toThrow(/STARTTLS/);
  expect(mail.all()).toEqual([]);
});

test("it gets the mail where the operator has said so", async () => {
  const mail = await standIn();
  await mailOverSmtp(mail.url, { requireTls: false }).send(MAIL, new AbortController().signal);
  expect(mail.to(MAIL.to)).toHaveLength(1);
});

test.each([
  ["smtp://localhost:25", true],
  ["smtp://127.0.0.1", true],
  ["smtp://127.8.0.1:1025", true],
  ["smtp://[::1]:25", true],
  ["smtp://mail.example:25", false],
  ["smtp://127.0.0.1.example", false],
  ["smtp://10.0.0.5", false],
])("%s is on this machine: %s", (url, expected) => {
  expect(isOnLoopback(url)).toBe(expected);
});
