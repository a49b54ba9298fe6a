import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { ConfigError, readConfig } from "./config.ts";

const refusalOf = (settings: Record<string, string>): string => {
  try {
    readConfig(settings);
    return "";
  } catch (error) {
    return String(error);
  }
};

describe("settings", () => {
  test("nothing needs to be set", () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      GUEST_LIFETIME_SECONDS: 86_400,
      payment: null,
      google: null,
      translate: null,
    });
  });

  test("an empty value is an unset one", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(readConfig({}));
  });

  test("behind a pooler statements are not named unless that is asked for", () => {
    const prepared = (settings: Record<string, string>) => readConfig(settings).DATABASE_PREPARED;
    expect(prepared({})).toBe(true);
    expect(prepared({ DATABASE_POOLER: "transaction" })).toBe(false);
    expect(prepared({ DATABASE_POOLER: "transaction", DATABASE_PREPARED: "true" })).toBe(true);
    expect(prepared({ DATABASE_PREPARED: "false" })).toBe(false);
  });

  test.each(["2", "10.0.0.1", "10.0.0.0/8, fd00::/7, ::1"])("proxies may be told as %s", (proxies) => {
    expect(String(readConfig({ TRUST_PROXY: proxies }).TRUST_PROXY)).toBe(proxies);
  });

  test.each(["words@localhost", "Words <words@words.example>", '"Words, Inc." <words@words.example>'])(
    "mails may come from %s",
    (from) => {
      expect(readConfig({ MAIL_FROM: from }).MAIL_FROM).toBe(from);
    },
  );

  test("a secret may stand in a file", async () => {
    const directory = await mkdtemp(join(tmpdir(), "wordhoard-secrets-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const file = join(directory, "smtp");
    await writeFile(file, "smtps://words:secret@mail.example\n");
    expect(readConfig({ SMTP_URL_FILE: file }).SMTP_URL).toBe("smtps://words:secret@mail.example");
  });

  test("nothing that compose.yaml takes from .env stops the start as a misspelling", () => {
    const names = [...readFileSync("compose.yaml", "utf8").matchAll(/\$\{(\w+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(names).toContain("POSTGRES_PASSWORD");
    const refused = names.filter((name) => /no such setting/.test(refusalOf({ [name]: "set" })));
    expect(refused).toEqual([]);
  });

  test("the public address is an origin", () => {
    expect(readConfig({ PUBLIC_URL: "https://words.example/" }).PUBLIC_URL).toBe("https://words.example");
  });

  test.each([
    [{ PORT: "ninety" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ PUBLIC_URL: "words.example" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "https://example.org/words/" }, "PUBLIC_URL: has a path"],
    [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL"],
    [{ COOKIE_INSECURE: "yes" }, "COOKIE_INSECURE"],
    [{ COOKIE_INSECURE: "true", PUBLIC_URL: "https://words.example" }, "COOKIE_INSECURE"],
    [{ STRIPE_SECRET_KEY: "sk" }, "STRIPE_WEBHOOK_SECRET, STRIPE_PREMIUM_PRODUCT"],
    [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET"],
    [{ TRANSLATE_PROVIDER: "libretranslate" }, "TRANSLATE_URL"],
    [{ TRANSLATE_PROVIDER: "deepl" }, "TRANSLATE_KEY"],
    [{ TRANSLATE_KEY: "k" }, "TRANSLATE_PROVIDER"],
    [{ TRANSLATE_PROVIDER: "dict", TRANSLATE_URL: "localhost:2628" }, "TRANSLATE_URL: Invalid URL"],
    [{ TRANSLATE_PROVIDER: "dict", TRANSLATE_URL: "http://localhost:2628" }, "TRANSLATE_URL: not an address"],
    [{ GUEST_LIFETIME_SECONDS: "0" }, "GUEST_LIFETIME_SECONDS"],
    [{ RATE_LIMIT_FACTOR: "-1" }, "RATE_LIMIT_FACTOR"],
    [{ TRUST_PROXY: "abc" }, "TRUST_PROXY: neither a number"],
    [{ TRUST_PROXY: "17" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.1, 10.0.0.256" }, "TRUST_PROXY"],
    [{ MAIL_FROM: "nobody" }, "MAIL_FROM"],
    [{ MAIL_FROM: "Words <words>" }, "MAIL_FROM"],
    [{ MAIL_FROM: "a@words.example, b@words.example" }, "MAIL_FROM"],
    [{ METRICS_PORT: "none" }, "METRICS_PORT"],
    [{ METRICS_PROT: "9464" }, "METRICS_PROT"],
    [{ SLOW_QUERY_MS: "-1" }, "SLOW_QUERY_MS"],
    [{ DRAIN_SECONDS: "soon" }, "DRAIN_SECONDS"],
    [{ DATABASE_POOL: "1" }, "DATABASE_POOL"],
    [{ DATABASE_POOLER: "session" }, "DATABASE_POOLER"],
    [{ DATABASE_STATEMENT_TIMEOUT_SECONDS: "0" }, "DATABASE_STATEMENT_TIMEOUT_SECONDS"],
    [{ STRIPE_SECRETKEY: "sk" }, "STRIPE_SECRETKEY"],
    [{ SMTP_TLS: "never" }, "SMTP_TLS"],
    [{ SMTP_URL_FILE: "/nowhere/smtp" }, "SMTP_URL_FILE"],
    [{ SMTP_URL_FILE: "/dev/null" }, "SMTP_URL_FILE: /dev/null is empty"],
    [{ SMTP_URL: "smtp://mail.example", SMTP_URL_FILE: "/nowhere/smtp" }, "SMTP_URL is set too"],
    [{ GOOGLE_CLIENT_ID_FILE: "/nowhere/id" }, "GOOGLE_CLIENT_ID_FILE"],
  ])("%j stops the start with one line that names %s", (env, named) => {
    const start = () => readConfig(env as Record<string, string>);
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^Bad setting\\. [^\\n]*${named}[^\\n]*$`));
  });
});
