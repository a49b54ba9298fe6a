/** A statement that is not restricted to one user, and the reason why that is right. */
export interface Exception {
  tables: readonly string[];
  /** Matches the statement's text. */
  text: RegExp;
  why: string;
}

const FOUND = "a job: some are found without a lock, and each is changed by statements of its own user";
const OPERATOR = "the operator asks for a list by hand; no request does";

export const EXCEPTIONS: readonly Exception[] = [
  {
    tables: ["users"],
    text: /^select "id" from "users" where "expires_at" <= now\(\) order by "expires_at" limit \$1$/,
    why: FOUND,
  },
  {
    tables: ["reports"],
    text: /^select "user_id" as "userId", "id" from "reports" where NOT reviewed order by "user_id", "id" limit \$1$/,
    why: FOUND,
  },
  {
    tables: ["dictionaries"],
    text: /^select "user_id" as "userId", "id" as "dictionaryId" from "dictionaries" where "keys_version" < \$1 limit \$2$/,
    why: FOUND,
  },
  {
    tables: ["sessions", "log_in_flows"],
    text: /^\s*SELECT DISTINCT user_id FROM "(sessions|log_in_flows)" WHERE .* LIMIT \$\d+$/s,
    why: FOUND,
  },
  {
    tables: ["test_days"],
    text: /^\s*DELETE FROM test_days WHERE day < \(now\(\) AT TIME ZONE 'UTC'\)::date - 1$/,
    why: "a job: days that are over for everybody, whose rows nobody else reads or changes any more",
  },
  {
    tables: ["users"],
    text: /^select "email", "role", "created_at" from "users" where "email" is not null order by "created_at"$/,
    why: OPERATOR,
  },
  {
    tables: ["shares"],
    text: /^select .* from "shares" order by "created_at"$/,
    why: OPERATOR,
  },
  {
    tables: ["shares"],
    text: /^(select|delete) .*from "shares" where "token" = \$1$/,
    why: "everybody who has a share's address may read it: the look-up that leads to a user, by an index of its own",
  },
  {
    tables: ["sessions", "tokens"],
    text: /^select "user_id" from "(sessions|tokens)" where "token_hash" = \$1$/,
    why: "a cookie or a program's key of a release before does not name its user: decision 220",
  },
];
