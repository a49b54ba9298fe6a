import { createECDH, randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import type pg from "pg";

import { runAdmin } from "../server/admin-commands.ts";
import { api } from "../shared/api/index.ts";
import { codeIn, PASSWORD } from "./accounts.ts";
import { turnOn } from "./authenticator.ts";
import type { TestClient } from "./client.ts";
import { openShop, type Shop } from "./shop.ts";
import { startIdentity } from "./stand-ins/identity.ts";
import { startMail } from "./stand-ins/mail.ts";
import { PasskeyDevice } from "./stand-ins/passkey-device.ts";
import { startTranslate } from "./stand-ins/translate.ts";

export interface LivedIn extends Shop {
  /** Signed in, with two dictionaries, a report and a running test. */
  learner: TestClient;
  learnerEmail: string;
}

const WORDS = [
  "das Haus\tдім",
  "der Hund\tпес",
  'mit\\Strich "und" Zeichen\t{a}',
  "schön\tгарний",
  "\\.\tкрапка",
];

/** A product in which every feature has been used: no table of its database is empty. */
export async function openLivedIn(): Promise<LivedIn> {
  const [mail, identity, translate] = await Promise.all([startMail(), startIdentity(), startTranslate()]);
  const shop = await openShop(
    {},
    {
      SMTP_URL: mail.url,
      MAIL_FROM: "words@example.test",
      GOOGLE_CLIENT_ID: identity.clientId,
      GOOGLE_CLIENT_SECRET: identity.clientSecret,
      GOOGLE_ISSUER: identity.issuer,
      TRANSLATE_PROVIDER: "libretranslate",
      TRANSLATE_URL: translate.url,
      TRANSLATE_KEY: translate.key,
    },
  );
  const { server } = shop;
  const learnerEmail = "learner@example.test";
  const learner = await server.member();
  await learner.ok(api.auth.signUp, { body: { email: learnerEmail, password: PASSWORD } });
  await learner.ok(api.auth.verify, { body: { code: codeIn(await mail.waitFor(learnerEmail)) } });
  await learn(learner);
  await keepEditions(server.database.pool);
  await learner.ok(api.users.update, { body: { review: { reminderAt: 19, introduce: false } } });
  await remindHere(learner, server.database.pool);
  await learner.ok(api.tokens.create, { body: { name: "Browser extension" } });
  await learner.ok(api.translate.word, {
    params: { word: "house" },
    query: { fromLanguage: "en", toLanguage: "uk" },
  });

  const passkey = new PasskeyDevice(server.services.config.PUBLIC_URL);
  const response = passkey.create(await learner.ok(api.passkeys.options));
  await learner.ok(api.passkeys.add, { body: { response, name: "MacBook" } });
  await server.visitor().ok(api.passkeys.logInOptions);

  const signIn = (client: TestClient) =>
    client.ok(api.auth.google, { body: { code: identity.codeFor({ email: "g@example.test" }) } });
  const moving = server.visitor();
  await signIn(moving);
  await moving.ok(api.auth.changeEmail, { body: { email: "moved@example.test" } });
  const code = codeIn(await mail.waitFor("moved@example.test"));
  await moving.ok(api.auth.verifyEmail, { body: { code } });
  const withCodes = server.visitor();
  await signIn(withCodes);
  await turnOn(withCodes, server.database.db);
  await signIn(server.visitor());
  await shop.subscriber();
  const refunded = await shop.subscriber();
  await refunded.client.ok(api.payment.refund);
  await shop.provider.settled();

  const { data } = await learner.ok(api.dictionaries.list);
  for (const { id } of data) await learner.ok(api.sharing.create, { params: { id } });
  await runAdmin(["set-role", learnerEmail, "friend"], server.services);

  // From here on no mail can be sent.
  await mail.down();
  await moving.ok(api.auth.changeEmail, { body: { email: "moves-on@example.test" } });
  await server.visitor().ok(api.auth.restoreCode, { body: { email: learnerEmail } });
  await server.visitor().ok(api.auth.signUp, { body: { email: "waits@example.test", password: PASSWORD } });
  await (
    await server.member()
  ).ok(api.auth.signUp, { body: { email: "moves@example.test", password: PASSWORD } });
  for (const [client, email] of [
    [server.visitor(), "waits-too@example.test"],
    [await server.member(), "moves-too@example.test"],
  ] as const) {
    const made = passkey.create(await client.ok(api.passkeys.signUpOptions, { body: { email } }));
    await client.ok(api.passkeys.signUp, { body: { response: made, email } });
  }
  return {
    ...shop,
    learner,
    learnerEmail,
    close: async () => {
      await shop.close();
      await Promise.all([mail.close(), identity.close(), translate.close()]);
    },
  };
}

async function learn(learner: TestClient): Promise<void> {
  const { id } = await learner.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "uk" },
  });
  const create = WORDS.map((line) => line.split("\t")).map(([term = "", definition = ""]) => ({
    term,
    definitions: [definition, `${definition} 2`],
    note: `${term}:\nвимова`,
    example: `… ${term} …`,
    tags: ["Урок 1", term.slice(0, 1)],
  }));
  await learner.ok(api.dictionaries.update, {
    params: { id },
    body: { skipArticles: false, newPerDay: 15, words: { create } },
  });
  await learner.ok(api.reports.setStrictness, { params: { id }, body: { case: "strict" } });
  const testing = { body: { dictionaryId: id, wordsNumberLimit: { count: 3, direction: 1 as const } } };
  const { testsLeft } = await learner.ok(api.testing.create, testing);
  for (let i = 0; i < testsLeft; i++) await learner.ok(api.testing.answer, { body: { answer: "нічого" } });
  await learner.ok(api.testing.create, { body: { ...testing.body, prompt: "sound" } });
  await learner.ok(api.testing.hint);
  await learner.ok(api.testing.skip, { body: {} });
  await learner.ok(api.dictionaries.create, {
    body: { name: "Українська", termsLanguage: "uk", definitionsLanguage: "en" },
  });
}

/** The learner's browser shows reminders, and one waits to be sent to it. */
async function remindHere(learner: TestClient, pool: pg.Pool): Promise<void> {
  const browser = createECDH("prime256v1");
  const keys = { p256dh: browser.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const endpoint = "https://push.example.test/browser";
  await learner.ok(api.push.subscribe, { body: { endpoint, keys } });
  await pool.query(`
    INSERT INTO push_messages (user_id, subscription_id, service, words, next_try_at, expires_at)
    SELECT user_id, id, 'push.example.test', 3, now() + interval '1 hour', now() + interval '3 hours'
    FROM push_subscriptions`);
}

/** What nodes of 0.2.0 also write of each test. */
async function keepEditions(pool: pg.Pool): Promise<void> {
  await pool.query(`
    INSERT INTO editions (user_id, id, dictionary_id, state_of, name, terms_language, definitions_language)
    SELECT user_id, id, dictionary_id, now(), dictionary_name, terms_language, definitions_language FROM tests`);
  await pool.query(`
    INSERT INTO edition_pages (user_id, edition_id, page, order_numbers, word_ids, terms, definitions)
    SELECT user_id, test_id, page, '{0}', word_ids, terms, definitions FROM test_questions`);
  await pool.query("UPDATE tests SET edition_id = id, order_numbers = '{0}'");
}

/** Adds words until the signal is aborted; returns all that were acknowledged. */
export async function writeUntil(signal: AbortSignal, client: TestClient): Promise<string[]> {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Under load", termsLanguage: "de", definitionsLanguage: "uk" },
  });
  const acknowledged: string[] = [];
  for (let i = 0; !signal.aborted && i < 25; i++) {
    const term = `Wort ${i}`;
    await client.ok(api.dictionaries.update, {
      params: { id },
      body: { words: { create: [{ term, definitions: ["слово", "ще слово"] }] } },
    });
    acknowledged.push(term);
    await delay(1);
  }
  return acknowledged;
}
