import { isIP } from "node:net";

import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";

import { isSecretFile, withSecretFiles } from "./secret-files.ts";

/** Every setting of the operator (contract §9), with the name it has in the environment. */
const port = z.coerce.number().int().min(0).max(65535);
const addressBy = (protocol: RegExp) => z.url({ protocol }).transform((value) => value.replace(/\/+$/, ""));
const url = addressBy(/^https?$/);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const secret = z.string().min(1);
const line = z.string().trim().min(1).max(200);
const hops = z.coerce.number().int().min(0).max(16);
const proxies = z
  .string()
  .refine(
    (list) => list.split(",").every((entry) => isNetwork(entry.trim())),
    "neither a number of proxies up to 16 nor their addresses, as in 10.0.0.0/8, fd00::1",
  );

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: url.refine(isOrigin, "has a path: only a whole host can be served").optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(16),
  DATABASE_POOLER: z.enum(["none", "transaction"]).default("none"),
  DATABASE_PREPARED: flag.optional(),
  DATABASE_IDLE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(30),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  DATA_DIR: z.string().min(1).default("./data"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_TLS: z.enum(["required", "optional"]).default("required"),
  MAIL_FROM: z
    .string()
    .refine(namesMailbox, "names no mailbox, as in Wordhoard <words@example.org>")
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  OPERATOR_NAME: line.optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(1000).optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_PREMIUM_PRODUCT: secret.optional(),
  STRIPE_API_URL: url.optional(),
  GOOGLE_CLIENT_ID: secret.optional(),
  GOOGLE_CLIENT_SECRET: secret.optional(),
  GOOGLE_ISSUER: url.default("https://accounts.google.com"),
  GOOGLE_SCRIPT_URL: url.default("https://accounts.google.com/gsi/client"),
  GOOGLE_REDIRECT_URI: z.string().min(1).default("postmessage"),
  TRANSLATE_PROVIDER: z.enum(["libretranslate", "deepl", "azure", "dict"]).optional(),
  TRANSLATE_URL: addressBy(/^(?:https?|dict)$/).optional(),
  TRANSLATE_KEY: secret.optional(),
  TRANSLATE_REGION: z
    .string()
    .regex(/^[a-z0-9]+$/)
    .optional(),
  SPEECH_PROVIDER: z.enum(["espeak-ng"]).optional(),
  SPEECH_PATH: z.string().min(1).optional(),
  SPEECH_CACHE_MB: z.coerce.number().int().min(0).max(1_000_000).default(256),
  PUSH_ALLOW_LOOPBACK: flag.default(false),
  GUEST_LIFETIME_SECONDS: z.coerce.number().int().min(1).max(31_536_000).default(86_400),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  REQUIRE_TOTP_FOR_DEVELOPERS: flag.default(false),
  COOKIE_INSECURE: flag.default(false),
  TRUST_PROXY: z.union([hops, proxies]).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  CACHE_MEGABYTES: z.coerce.number().int().min(1).max(65_536).default(64),
  SLOW_QUERY_MS: z.coerce.number().int().min(0).max(3_600_000).default(500),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

function namesMailbox(from: string): boolean {
  const [mailbox, ...others] = addressparser(from, { flatten: true });
  return others.length === 0 && /^[^\s@]+@[^\s@]+$/.test(mailbox?.address ?? "");
}

function isOrigin(address: string): boolean {
  return /^[^/]+\/\/[^/?#]+$/.test(address);
}

/** An address of a proxy, or a network of them. */
function isNetwork(entry: string): boolean {
  const [, address = "", bits] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(entry) ?? [];
  const width = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return width > 0 && Number(bits ?? width) <= width;
}

/** The environment variable of each setting. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

type Environment = z.infer<typeof environment>;

export interface Config extends Environment {
  PUBLIC_URL: string;
  MAIL_FROM: string;
  /** Whether statements are planned once per connection. */
  DATABASE_PREPARED: boolean;
  /** Null where this server does not sell subscriptions. */
  payment: { key: string; webhookSecret: string; product: string; apiUrl: string | undefined } | null;
  google: { clientId: string; clientSecret: string } | null;
  translate: {
    provider: "libretranslate" | "deepl" | "azure" | "dict";
    url: string | undefined;
    key: string | undefined;
    /** The region, for an Azure resource that is not global. */
    region: string | undefined;
  } | null;
}

/** A setting is missing or wrong; the message is one line that names it. */
export class ConfigError extends Error {}

/** Reads the settings once, at start. Empty values count as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  refuseMisspelled(given);
  const { settings, problems: unreadable } = withSecretFiles(given);
  if (unreadable.length > 0) throw new ConfigError(`Bad setting. ${unreadable.join("; ")}`);
  const parsed = environment.safeParse(settings);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`Bad setting. ${problems.join("; ")}`);
  }
  return complete(parsed.data);
}

function complete(settings: Environment): Config {
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  if (settings.COOKIE_INSECURE && publicUrl.startsWith("https:"))
    throw new ConfigError("Bad setting. COOKIE_INSECURE: not with a PUBLIC_URL that is https");
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PREMIUM_PRODUCT: product,
  } = settings;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  allOrNone({
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PREMIUM_PRODUCT: product,
  });
  allOrNone({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret });
  return {
    ...settings,
    DATABASE_PREPARED: settings.DATABASE_PREPARED ?? settings.DATABASE_POOLER === "none",
    PUBLIC_URL: new URL(publicUrl).origin,
    MAIL_FROM: settings.MAIL_FROM ?? `wordhoard@${new URL(publicUrl).hostname}`,
    payment:
      key && webhookSecret && product
        ? { key, webhookSecret, product, apiUrl: settings.STRIPE_API_URL }
        : null,
    google: clientId && clientSecret ? { clientId, clientSecret } : null,
    translate: translateOf(settings),
  };
}

function translateOf(settings: Environment): Config["translate"] {
  const { TRANSLATE_PROVIDER: provider, TRANSLATE_URL: providerUrl, TRANSLATE_KEY: key } = settings;
  const { TRANSLATE_REGION: region } = settings;
  if (!provider) {
    if (providerUrl || key || region) throw new ConfigError("Bad setting. TRANSLATE_PROVIDER: missing");
    return null;
  }
  const ownServer = provider === "libretranslate" || provider === "dict";
  if (ownServer && !providerUrl) throw new ConfigError("Bad setting. TRANSLATE_URL: missing");
  if (!ownServer && !key) throw new ConfigError("Bad setting. TRANSLATE_KEY: missing");
  if (providerUrl && (provider === "dict") !== providerUrl.startsWith("dict:"))
    throw new ConfigError(`Bad setting. TRANSLATE_URL: not an address for ${provider}`);
  return { provider, url: providerUrl, key, region };
}

function allOrNone(group: Record<string, string | undefined>): void {
  const missing = Object.keys(group).filter((name) => !group[name]);
  if (missing.length > 0 && missing.length < Object.keys(group).length)
    throw new ConfigError(`Bad setting. Missing: ${missing.join(", ")}`);
}

/**
 * A name with one of our prefixes that is no setting is a misspelling; other programs' variables are not our business.
 */
const OWN_PREFIX =
  /^(STRIPE|GOOGLE|TRANSLATE|SMTP|SPEECH|GUEST|COOKIE|RATE_LIMIT|METRICS|SLOW_QUERY|REQUIRE|PUSH)_/;
const OTHERS = /^GOOGLE_(APPLICATION_CREDENTIALS|CLOUD_|API_KEY|PROJECT)/;

function refuseMisspelled(env: Record<string, unknown>): void {
  const unknown = Object.keys(env).filter(
    (name) =>
      OWN_PREFIX.test(name) && !OTHERS.test(name) && !isSecretFile(name) && !(name in environment.shape),
  );
  if (unknown.length > 0) throw new ConfigError(`Bad setting. ${unknown.join(", ")}: no such setting`);
}
