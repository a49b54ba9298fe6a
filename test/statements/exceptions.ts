/** A statement that is not about one user, and why that is right. */
export interface Exception {
  tables: readonly string[];
  /** Matches the statement's text. */
  text: RegExp;
  why: string;
}

const BATCH = "a job: in batches, each row taken by one node, FOR UPDATE SKIP LOCKED";
const ADDRESS = "whose an address is: the look-up that leads to a user, by an index of its own";
const GIVEN =
  "an address is proven: all who wait for it end. The one transaction of several users, held by the address's lock";

export const EXCEPTIONS: readonly Exception[] = [
  {
    tables: ["users"],
    text: /^delete from "users" where "id" in \(select "id" from "users" where "expires_at" <= .* skip locked\)$/,
    why: BATCH,
  },
  {
    tables: ["editions", "tests"],
    text: /^\s*SELECT e\.user_id AS "userId", e\.id FROM editions AS e\s.* LIMIT \$1::int$/s,
    why: "a job: a few at a time are found by an index of their own, and each is deleted by a statement of its own user",
  },
  {
    tables: ["reports"],
    text: /^\s*SELECT r\.user_id AS "userId", .* WHERE NOT r\.reviewed\s+ORDER BY r\.user_id, r\.id LIMIT \$1::int$/,
    why: "a job: a few at a time are found by an index of their own, and each is worked on by statements of its own user",
  },
  {
    tables: ["reminders"],
    text: /^\s*WITH due AS MATERIALIZED \(\s+SELECT r\.user_id, r\.next_at .* LIMIT 1 FOR UPDATE SKIP LOCKED\)/s,
    why: "a job: one learner at a time is taken by one node, found by an index of their own",
  },
  {
    tables: ["reminders", "users"],
    text: /^select "r"\."user_id" .*from "reminders" as "r" .* where "r"\."token" = \$1$/,
    why: "a mail's token ends the mails: the look-up that leads to a user, by an index of its own",
  },
  {
    tables: ["test_days"],
    text: /^\s*DELETE FROM test_days WHERE day < \(now\(\) AT TIME ZONE 'UTC'\)::date - 1$/,
    why: "a job: days that are over for everybody, whose rows nobody else reads or changes any more",
  },
  {
    tables: ["dictionaries", "users"],
    text: /^select "d"\."user_id" .* where "d"\."keys_version" < \$1 limit \$2$/,
    why: "a job: a few at a time are found, and each is changed by a statement of its own user",
  },
  {
    tables: ["users"],
    text: /^select "email", "role", "created_at" from "users" where "email" is not null order by "created_at"$/,
    why: "the operator asks for a list of all accounts by hand; no request does",
  },
  {
    tables: ["shares"],
    text: /^(select|delete) .*from "shares" where "token" = \$1$/,
    why: "everybody who has a share's address may read it: the look-up that leads to a user, by an index of its own",
  },
  {
    tables: ["shares"],
    text: /^select .* from "shares" order by "created_at"$/,
    why: "the operator asks for a list of all shares by hand; no request does",
  },
  {
    tables: ["tokens", "users"],
    text: /^select .* from "tokens" as "t" inner join "users" as "u" .* where "t"\."token_hash" = \$\d+$/,
    why: "a program shows its token: the look-up that leads to a user, by an index of its own",
  },
  { tables: ["users"], text: /^select .* from "users" where "email_key" = \$1 and /, why: ADDRESS },
  {
    tables: ["users"],
    text: /^\s*SELECT u\.id, u\.email, u\.email_key FROM users AS u\s+WHERE u\.id > .* LIMIT \$2$/s,
    why: "a job: accounts of an earlier version are found, and each is changed by a statement of its own",
  },
  {
    tables: ["users"],
    text: /^\s*UPDATE users SET email_key = .* NOT EXISTS \(SELECT 1 FROM users AS o WHERE o\.email_key = /s,
    why: ADDRESS,
  },
  {
    tables: ["users"],
    text: /^delete from "users" where "email_key" = \$1 and "role" is null/,
    why: GIVEN,
  },
  { tables: ["verifications"], text: /^delete from "verifications" where "email_key" = \$1$/, why: GIVEN },
  {
    tables: ["users", "verifications"],
    text: /^update "users" set .* where "id" in \(select "user_id" from "verifications" where "email_key" = \$3\)$/,
    why: GIVEN,
  },
];
