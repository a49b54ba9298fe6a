import { afterAll, beforeAll, expect, test } from "vitest";

import { startAccounts, type AccountsServer } from "../accounts.ts";
import { turnOn } from "../authenticator.ts";
import { openShop } from "../shop.ts";
import { audit, findings, INVARIANTS } from "./audit.ts";
import { finishTest, leaveTestOpen } from "./learners.ts";

let server: AccountsServer;
beforeAll(async () => {
  server = await startAccounts();
  await turnOn(await server.user("anna@example.test"), server.database.db);
  await finishTest(await server.member());
  await leaveTestOpen(await server.member());
});
afterAll(() => server.close());

test("a database that was used has nothing wrong in it", async () => {
  expect(await audit(server.database.pool)).toEqual([]);
});

test("nor has one whose people buy", async () => {
  const shop = await openShop();
  await shop.subscriber();
  expect(await audit(shop.server.database.pool)).toEqual([]);
  await shop.close();
});

const subscription = (id: string): string =>
  `INSERT INTO payment_subscriptions SELECT '${id}', id, 'c', 'active', now(), false, now(), 1
   FROM users WHERE role = 'guest' ORDER BY id LIMIT 1`;

const passkeys = (many: number, whose: string): string =>
  `INSERT INTO passkeys
   SELECT u.id, gen_random_uuid(), decode(md5(n::text), 'hex'), 'key', 0, '{}', 'name'
   FROM (SELECT id FROM users WHERE ${whose} ORDER BY id LIMIT 1) AS u, generate_series(1, ${many}) AS n`;

/** A statement that breaks each invariant, in a database with data in every table. */
const DAMAGE: readonly (readonly [sentence: string, statement: string])[] = [
  ["Exactly guests", "UPDATE users SET expires_at = NULL"],
  ["An unverified account", "UPDATE users SET role = NULL"],
  [
    "An address and its folded",
    "UPDATE users SET email = 'a@example.test', role = 'user', expires_at = NULL",
  ],
  [
    "An address belongs to one",
    "UPDATE users SET role = 'user', expires_at = NULL, email = 'a@b.c', email_key = 'a@b.c'",
  ],
  ["An account with an address", "DELETE FROM addresses WHERE proven"],
  [
    "What leads to an account",
    "ALTER TABLE sessions DROP CONSTRAINT sessions_user_id_fkey; UPDATE sessions SET user_id = gen_random_uuid()",
  ],
  ["Policies were accepted", "UPDATE users SET policies_accepted_at = NULL"],
  ["A session was not used", "UPDATE sessions SET last_seen_at = created_at - interval '1 second'"],
  ["A session was not proved", "UPDATE sessions SET proved_at = created_at - interval '1 day'"],
  [
    "No account has more sessions",
    "INSERT INTO sessions (token_hash, user_id) SELECT decode(md5(n::text), 'hex'), (SELECT id FROM users LIMIT 1) FROM generate_series(1, 51) AS n",
  ],
  ["An account with a proven address", "UPDATE users SET password_hash = NULL"],
  ["A guest has one way in", passkeys(1, "role = 'guest'")],
  ["No account has more passkeys", passkeys(21, "email IS NOT NULL")],
  [
    "A passkey counts upwards",
    `${passkeys(1, "email IS NOT NULL")}; UPDATE passkeys SET last_used_at = created_at - interval '1 day'`,
  ],
  [
    "Nobody has more tokens",
    "INSERT INTO tokens SELECT (SELECT id FROM users LIMIT 1), gen_random_uuid(), 'x', n::text::bytea FROM generate_series(1, 21) AS n",
  ],
  [
    "A token is of somebody",
    "INSERT INTO tokens SELECT id, gen_random_uuid(), 'x', 'h' FROM users WHERE role = 'guest' LIMIT 1",
  ],
  [
    "No account has more known devices",
    "INSERT INTO known_devices SELECT (SELECT id FROM users LIMIT 1), decode(md5(n::text), 'hex') FROM generate_series(1, 51) AS n",
  ],
  [
    "A code to verify",
    "INSERT INTO verifications SELECT id, 'other@example.test', 'k', 's', 'h', 0, now() FROM users",
  ],
  [
    "No code was tried",
    "INSERT INTO restore_flows SELECT 'a', id, 's', 'h', 6, false, now() FROM users LIMIT 1",
  ],
  ["One-time codes are those", "UPDATE totp SET enabled_at = NULL"],
  [
    "Recovery codes belong",
    "INSERT INTO recovery_codes SELECT user_id, decode(md5(n::text), 'hex') FROM totp, generate_series(1, 2) AS n",
  ],
  [
    "A log-in waits",
    "INSERT INTO log_in_flows SELECT 'a', id, 0, now() FROM users WHERE role = 'guest' LIMIT 1",
  ],
  ["Ten wrong second steps", "UPDATE totp SET wrong_at = array_fill(now(), ARRAY[10])"],
  ["Only a suspension", "UPDATE users SET suspended_until = now()"],
  [
    "Only who has an address",
    "INSERT INTO email_changes SELECT id, 'other@example.test', 's', 'h', 0, now() FROM users WHERE role = 'guest' LIMIT 1",
  ],
  [
    "An address may be taken back",
    "INSERT INTO email_undos SELECT 'a', id, 'other@example.test', now(), now() + interval '8 days' FROM users LIMIT 1",
  ],
  ["Only a flow of an account", "INSERT INTO restore_flows VALUES ('a', NULL, 'b', 'c', 0, true, now())"],
  [
    "Reminders go to those",
    "INSERT INTO reminders SELECT id, 8, now(), NULL, 'token' FROM users WHERE role = 'guest' LIMIT 1",
  ],
  [
    "Nobody is reminded on more devices",
    "INSERT INTO push_subscriptions SELECT s.user_id, gen_random_uuid(), s.token_hash, n::text, 'p', 'a' FROM (SELECT user_id, token_hash FROM sessions LIMIT 1) AS s, generate_series(1, 11) AS n",
  ],
  [
    "A device that is reminded",
    "INSERT INTO push_subscriptions SELECT s.user_id, gen_random_uuid(), s.token_hash, 'x', 'p', 'a' FROM sessions AS s JOIN users AS u ON u.id = s.user_id WHERE u.role = 'guest' LIMIT 1",
  ],
  [
    "A push that waits",
    "INSERT INTO push_messages SELECT id, id, 'push.example', 0, 0, now(), now() + interval '1 hour' FROM users LIMIT 1",
  ],
  [
    "A mail that waits",
    "INSERT INTO outbox (id, kind, language, expires_at) VALUES (gen_random_uuid(), 'account_deleted', 'en', now())",
  ],
  ["Nothing was counted below", "INSERT INTO rate_limits VALUES ('k', now(), -1)"],
  ["A dictionary says how many words", "UPDATE dictionaries SET words_count = words_count + 1"],
  ["A dictionary says how many of its terms", `UPDATE dictionaries SET initials = '{"Z": 1}'`],
  ["Order numbers begin", "UPDATE dictionaries SET next_order = 2"],
  ["A later number", "UPDATE words SET created_at = created_at - interval '1 day' WHERE order_number = 2"],
  [
    "A word that was moved",
    "UPDATE words SET moved_from = dictionary_id, number_there = 1 WHERE order_number = 2",
  ],
  [
    "No field of a word was changed later",
    `UPDATE words SET field_times = jsonb_build_object('term', updated_at + interval '1 second') WHERE order_number = 1`,
  ],
  ["A dictionary was changed", "UPDATE dictionaries SET updated_at = created_at - interval '1 day'"],
  [
    "Nobody has more dictionaries",
    "INSERT INTO dictionaries SELECT user_id, gen_random_uuid(), name, 'de', 'en', 0, 1, '{}', 1 FROM dictionaries",
  ],
  ["No dictionary has more words", "UPDATE dictionaries SET words_count = 101"],
  ["A term is not empty", "UPDATE words SET term = ''"],
  ["A word has one to twenty", "UPDATE words SET definitions = ARRAY['a', 'a']"],
  ["Notes and examples", "UPDATE words SET example = repeat('x', 501)"],
  ["A word has twenty tags at most", "UPDATE words SET tags = '{a,b}', tag_keys = '{a,a}'"],
  ["A word has the keys", "UPDATE words SET definitions_key = ''"],
  ["Nobody starts more tests", "UPDATE test_days SET used = 4"],
  ["Every test that is known", "UPDATE test_days SET used = 0"],
  ["A running test's day", "DELETE FROM test_days"],
  ["A row of questions", "UPDATE test_questions SET terms = terms[1:1]"],
  [
    "A test asks as many words",
    "UPDATE test_questions SET swapped = array_fill(true, ARRAY[cardinality(swapped)])",
  ],
  ["Nodes of the release before", "UPDATE tests SET questions_of = NULL"],
  ["A step is about the word", "UPDATE test_steps SET term = 'other'"],
  ["Steps are numbered", "UPDATE test_steps SET step = step + 1"],
  ["Only the last question", "UPDATE test_steps SET outcome = NULL WHERE position = 1"],
  [
    "A finished question",
    "INSERT INTO test_steps SELECT user_id, test_id, position, step + 1, word_id, term, definitions, NULL, given, done, notices FROM test_steps",
  ],
  ["Every accepted text", "UPDATE test_steps SET done = given || 'more'::text"],
  ["A judgement is", `UPDATE test_steps SET judged = '{"given": "other"}'`],
  ["A question is right with a hint", "UPDATE test_steps SET outcome = 'hinted'"],
  ["A test is finished exactly", "UPDATE tests SET finished_at = NULL"],
  ["A test has a report", "DELETE FROM reports"],
  ["A report says what the steps", "UPDATE test_steps SET outcome = 'forgiven'"],
  ["A report counts what", `UPDATE reports SET counts = counts || '{"exact": 9}'`],
  ["A term that is heard", "UPDATE reports SET sound = true, swapped = false"],
  ["No test ended", "UPDATE tests SET finished_at = started_at - interval '1 second'"],
  ["A word's statistics", "UPDATE word_statistics SET times_right = 0, times_wrong = 0"],
  ["What reports say", "DELETE FROM word_statistics"],
  ["A review is of the dictionary", "UPDATE reviews SET dictionary_id = gen_random_uuid()"],
  ["A review's grade", "UPDATE reviews SET grade = 'easy'"],
  ["A card is remembered exactly", "DELETE FROM card_memory"],
  ["What is kept of a card", "UPDATE card_memory SET reviews = reviews + 1"],
  ["A memory is within", "UPDATE card_memory SET difficulty = 11"],
  ["A card is due on the day", "UPDATE card_memory SET due_on = last_on - 1"],
  ["What a report says is in the log", "DELETE FROM reviews; UPDATE reports SET reviewed = true"],
  ["Everybody who is premium", "UPDATE users SET role = 'premium', expires_at = NULL"],
  ["Everybody who has a subscription", subscription("one")],
  ["Of several subscriptions", `${subscription("one")}; ${subscription("two")}`],
  ["A subscription belongs", subscription("one")],
  [
    "Nothing was ended",
    "INSERT INTO payment_endings VALUES ('s', 'c', now(), now(), now() - interval '1 day')",
  ],
  [
    "A share has as many words",
    "INSERT INTO shares SELECT user_id, id, id, 'token', name, 'de', 'en', 1 FROM dictionaries LIMIT 1",
  ],
  [
    "A share has a picture",
    "INSERT INTO shares SELECT user_id, id, id, 'token', name, 'de', 'en', 0, 0, now(), 'x' FROM dictionaries LIMIT 1",
  ],
  [
    "Every row of words belongs",
    "ALTER TABLE words ALTER CONSTRAINT words_user_id_dictionary_id_fkey NOT ENFORCED; DELETE FROM dictionaries",
  ],
];

test.each(DAMAGE)("“%s …” is found broken", async (sentence, statement) => {
  const client = await server.database.pool.connect();
  try {
    await client.query(`BEGIN; ${statement}`);
    const found = await findings(client);
    expect(found.map((finding) => finding.sentence)).toContainEqual(expect.stringContaining(sentence));
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("every invariant is broken here once", () => {
  const unbroken = INVARIANTS.filter(({ sentence }) => !DAMAGE.some(([start]) => sentence.startsWith(start)));
  expect(unbroken).toEqual([]);
});
