import nodemailer from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";

import { type MailStandIn, startMail } from "./mail.ts";

let mail: MailStandIn;

beforeEach(async () => {
  mail = await startMail();
});

afterEach(async () => {
  await mail.close();
});

function send(to = "ann@example.test", subject = "Ваш код") {
  return nodemailer.createTransport(mail.url).sendMail({
    from: { name: "Wordhoard", address: "post@example.test" },
    to: { name: "Ann", address: to },
    subject,
    text: "123456\nhttp://localhost:3000/verify?a=1&b=2",
    html: "<p>123456</p><script>alert(1)</script>",
  });
}

test("a sent mail is kept with its envelope, headers and both texts", async () => {
  const waiting = mail.waitFor("Ann@Example.test");
  await send();
  const received = await waiting;
  expect(received.envelope).toEqual({ from: "post@example.test", to: ["ann@example.test"] });
  expect(received.subject).toBe("Ваш код");
  expect(received.text).toContain("123456");
  expect(received.html).toContain("<p>123456</p>");
  expect(received.headers.get("from")).toContain("Wordhoard");
  expect(received.raw).toContain("MIME-Version: 1.0");
});

test("waiting takes the newest mail that fits, and says what there is when none comes", async () => {
  await send("ann@example.test", "first");
  await send("ann@example.test", "second");
  expect((await mail.waitFor("ann@example.test")).subject).toBe("second");
  expect((await mail.waitFor("ann@example.test", ({ subject }) => subject === "first")).subject).toBe(
    "first",
  );
  await expect(mail.waitFor("bob@example.test", undefined, 20)).rejects.toThrow("ann@example.test: first");
  mail.clear();
  expect(mail.all()).toEqual([]);
});

test("the inbox shows the mails, and nothing in them becomes markup", async () => {
  await send("ann@example.test", "<b>bold</b>");
  const list = await (await fetch(mail.inboxUrl)).text();
  expect(list).toContain("&lt;b&gt;bold&lt;/b&gt;");
  const one = await (await fetch(`${mail.inboxUrl}/mails/${mail.all()[0]?.id}`)).text();
  expect(one).toContain('<a href="http://localhost:3000/verify?a=1&amp;b=2">');
  expect(one).not.toContain("<script>");
  expect((await fetch(`${mail.inboxUrl}/mails/99`)).status).toBe(404);
  const found: unknown = await (await fetch(`${mail.inboxUrl}/mails.json?to=ANN@example.test`)).json();
  expect(found).toMatchObject([{ subject: "<b>bold</b>" }]);
});

test("down refuses connections, up takes mail again on the same port", async () => {
  await mail.down();
  await expect(send()).rejects.toMatchObject({ code: "ESOCKET" });
  await mail.up();
  await send();
  expect(mail.all()).toHaveLength(1);
});

test.each([
  [{ kind: "refuse" }, 421],
  [{ kind: "reject", at: "recipient", code: 450 }, 450],
  [{ kind: "reject", at: "recipient", code: 550 }, 550],
  [{ kind: "reject", at: "data", code: 451 }, 451],
  [{ kind: "reject", at: "data", code: 554 }, 554],
] as const)("%o reaches the client as %i, and nothing is kept", async (fault, code) => {
  mail.misbehave(fault);
  await expect(send()).rejects.toMatchObject({ responseCode: code });
  expect(mail.all()).toEqual([]);
  mail.behave();
  await send();
  expect(mail.all()).toHaveLength(1);
});

test("a lost acknowledgement leaves a mail that the client believes unsent", async () => {
  mail.misbehave({ kind: "drop-after-data" });
  await expect(send()).rejects.toThrow();
  expect(mail.to("ann@example.test")).toHaveLength(1);
});

test("a slow server acknowledges after the client gave up", async () => {
  mail.misbehave({ kind: "slow", delayMs: 5_000 });
  const impatient = nodemailer.createTransport({ host: mail.host, port: mail.port, socketTimeout: 100 });
  await expect(
    impatient.sendMail({ from: "post@example.test", to: "ann@example.test", text: "hello" }),
  ).rejects.toMatchObject({ code: "ETIMEDOUT" });
});
