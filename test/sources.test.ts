import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

/** What must not occur in what the product is built from, or in the named files alone. */
interface Rule {
  in: RegExp;
  not: RegExp;
  /** Files that may, with the reason. */
  but?: Readonly<Record<string, string>>;
}

const EVERYWHERE = /^(server|shared|web)\//;
const SERVER = /^(server|shared)\//;
const WEB = /^web\//;

const sources = new Map(
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "server", "shared", "web"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter(
      (file) => existsSync(file) && /\.(tsx?|html)$/.test(file) && !/\.(test|fixtures?)\.tsx?$/.test(file),
    )
    .map((file) => [file, readFileSync(file, "utf8")] as const),
);

test.each<[string, Rule]>([
  [
    "no text is run as code",
    { in: EVERYWHERE, not: /\beval\(|new Function\(|"node:vm"|set(Timeout|Interval)\(\s*["'`]/ },
  ],
  [
    "no text becomes HTML in a page",
    {
      in: WEB,
      not: /(inner|outer)HTML|insertAdjacentHTML|document\.write|createContextualFragment|srcDoc|javascript:/,
    },
  ],
  ["no plug-in runs in a page", { in: WEB, not: /<(object|embed|applet|iframe)\s/ }],
  [
    "statements of features take what they are given as values",
    { in: /^server\/(features|http|services)\//, not: /sql\.raw\(|\.query\(`[^`]*\$\{/ },
  ],
  ["no shell runs a program", { in: /^server\//, not: /(?<!\.)\bexec\(|execSync|\bshell:/ }],
  [
    "regular expressions made at run time hold nothing that a person typed",
    {
      in: EVERYWHERE,
      not: /new RegExp\(/,
      but: {
        "server/http/proof-of-work.ts": "the algorithm's name",
        "server/services/translate/dict/objects.ts": "a list of words",
        "shared/pages.ts": "the paths of our pages",
        "shared/text-rules.ts": "classes of characters",
        "shared/text/bounds.ts": "a number",
        "shared/text/signs.ts": "a list of letters",
        "shared/text/spellings/portuguese.ts": "a list of letters",
        "shared/text/spellings/ukrainian.ts": "a list of letters",
        "shared/typography.ts": "the quotation marks of a language",
        "shared/text/html-tokens.ts": "one of a list of elements",
        "web/worker/answers.ts": "the paths of our reads",
      },
    },
  ],
  [
    "which words are the same says shared/text/identity.ts alone; texts are folded to be found, or to be called similar",
    {
      in: EVERYWHERE,
      not: /\bsearchKey\b|(?<!separators)\.term [!=]==? (?!"|null|undefined)|[!=]==? \w+(?:\.\w+)*\.term\b|Case\([^()]*\bterm\)|\bterm\.toLower|["'](?:\w+\.)?term["'], "="|\bterm = (?:any|\$)/,
      but: {
        "server/database/same-term.ts": "the same in a statement",
        "server/features/dictionaries/keys.ts": "what words are found by",
        "server/features/dictionaries/languages.ts": "what words are looked for by",
        "server/features/dictionaries/list.ts": "dictionaries are found by name",
        "shared/judge/similar.ts": "what is similar",
        "web/features/dictionaries/book/find-on-device.ts": "what words on the device are found by",
        "shared/text/fold.ts": "the function itself",
      },
    },
  ],
  [
    "nothing is read as XML, YAML or objects of JavaScript",
    {
      in: EVERYWHERE,
      not: /DOMParser|XMLHttpRequest|["'/](xml2js|fast-xml-parser|js-yaml|yaml|node:v8)["']/,
    },
  ],
  [
    "other systems are called from these files alone",
    {
      in: SERVER,
      not: /\bfetch\(|\bconnect\(\{|"node:(https|tls|dgram|dns)"|createRemoteJWKSet\(|new Stripe\(|createTransport\(/,
      but: {
        "server/services/google.ts": "GOOGLE_ISSUER and what it names",
        "server/services/push/addresses.ts": "name servers, for the hosts of push services",
        "server/services/push/post.ts": "push services that browsers name, at public addresses alone",
        "server/services/mail.ts": "SMTP_URL",
        "server/services/payment.ts": "Stripe, or STRIPE_API_URL",
        "server/services/translate/dict/connection.ts": "TRANSLATE_URL",
        "server/services/translate/post-json.ts": "TRANSLATE_URL, or the vendor's own address",
      },
    },
  ],
  [
    "certificates of others are checked, and HTTP is read strictly",
    { in: SERVER, not: /rejectUnauthorized|TLS_REJECT|checkServerIdentity|insecureHTTPParser/ },
  ],
  ["nothing random can be foreseen", { in: EVERYWHERE, not: /Math\.random/ }],
  [
    "random secrets have 128 bits at least",
    {
      in: SERVER,
      not: /randomBytes\(\d\)|randomBytes\(1[0-5]\)|(?:SECRET|TOKEN|CHALLENGE)_BYTES = (\d|1[0-5]);/,
      but: {
        "server/database/embedded/cluster.ts": "the name of a draft, which is no secret",
        "server/http/proof-of-work.ts": "a challenge, which is signed",
      },
    },
  ],
  [
    "hashes are SHA-256",
    {
      in: SERVER,
      not: /create(Hash|Hmac)\((?!"sha256")/,
      but: {
        "server/features/auth/totp/one-time-code.ts": "SHA-1 within HMAC, as RFC 6238 and the apps have it",
        "server/features/dictionaries/anki/collection.ts": "SHA-1, as Anki finds notes; it protects nothing",
      },
    },
  ],
  [
    "a hash of our own is used for puzzles and ids of imported reviews alone",
    {
      in: EVERYWHERE,
      not: /\/sha-256\.ts"/,
      but: {
        "web/features/dictionaries/deck/review-id.ts": "ids",
        "web/lib/proof-of-work/proof-of-work.ts": "the puzzle",
      },
    },
  ],
  ["the server sends nobody elsewhere", { in: SERVER, not: /\.redirect\(|header\(\s*"location"/i }],
  [
    "a page leaves for the payment provider alone",
    {
      in: WEB,
      not: /location\.(assign|replace)\(|location(\.href)? = |window\.open\(/,
      but: { "web/features/payment/provider-page.ts": "the address that the provider answered" },
    },
  ],
  [
    "no page hears messages of other windows",
    {
      in: WEB,
      not: /addEventListener\(\s*"message"|onmessage|BroadcastChannel/,
      but: {
        "web/features/dictionaries/deck/deck-reader.ts": "a worker, which its own page alone can reach",
        "web/features/dictionaries/deck/reading.ts": "the worker of this page",
        "web/features/dictionaries/paste/use-list.ts": "a channel of its own",
        "web/worker/main.ts": "the service worker, which pages of its origin alone can reach",
      },
    },
  ],
  [
    "other sites may read the answers to programs alone",
    {
      in: SERVER,
      not: /access-control-/i,
      but: { "server/features/anki-connect/door.ts": "reads no cookie and wants a token" },
    },
  ],
  [
    "the server writes to standard output and error in these files alone",
    {
      in: SERVER,
      not: /\bconsole\.|process\.std(out|err)|createWriteStream\(|appendFile/,
      but: {
        "server/admin.ts": "the operator's tool",
        "server/database/backup/make.ts": "a backup",
        "server/spool.ts": "a download, in a file without a name",
        "server/start.ts": "where it is ready, and why it is not",
      },
    },
  ],
  [
    "keys of input methods are left to them in one place, before any handler",
    {
      in: WEB,
      not: /isComposing|keyCode|"key(up|press)"|onKey(Up|Press)\b/,
      but: {
        "web/features/dictionaries/chips.tsx": "a comma in letters that are still composed",
        "web/ui/keyboard/input-method.ts": "the place",
      },
    },
  ],
  ["there is no mode for debugging", { in: SERVER, not: /NODE_ENV|\bdebugger\b|"node:inspector"/ }],
])("%s", (_rule, { in: where, not, but = {} }) => {
  const looked = [...sources].filter(([file]) => where.test(file));
  expect(looked.length).toBeGreaterThan(100);
  const found = looked.filter(([, text]) => not.test(text));
  expect(found.map(([file]) => file).filter((file) => !(file in but))).toEqual([]);
});

test("each request to another system says what becomes of a redirect", () => {
  const unsaid = [...sources].filter(
    ([file, text]) =>
      file.startsWith("server/") && count(text, /\bfetch\(/g) !== count(text, /redirect: "(error|manual)"/g),
  );
  expect(unsaid.map(([file]) => file)).toEqual([]);
});

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
