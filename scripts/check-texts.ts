import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Text is bounded before it is transformed (decision 210): what takes more time for some texts than for others of their
 * length is called in `transform.ts` only, whose functions take bounded text, and only `bounds.ts` calls text bounded.
 */
const BOUNDS = "shared/text/bounds.ts";
const TRANSFORM = "shared/text/transform.ts";

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"],
  {
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /^(web|server|shared)\//.test(file) && !/\.(test|fixtures?|table)\.tsx?$/.test(file));

interface Rule {
  /** Where it holds; the web folds only what its own user typed. */
  of: RegExp;
  not: RegExp;
  except: readonly string[];
  instead: string;
}

/** A class of letters or marks in a regular expression, alone or with others. */
const CLASS = String.raw`(?:\\p\{(?:L|M|Letter|Mark|Alphabetic)\}|(?<!\\)\[[^\]\n]*\\p\{(?:L|M|Letter|Mark|Alphabetic)\}[^\]\n]*\])`;
const REPEATED = new RegExp(String.raw`(?<!\bpattern\()\/(?![/*])(?:[^/\n\\]|\\.)*${CLASS}(?:[*+]|\{\d+,)`);
const RULES: readonly Rule[] = [
  {
    of: /^(server|shared)\//,
    not: /\.(?:normalize|to(?:Locale)?(?:Upper|Lower)Case|localeCompare)\b|\bIntl\.(?:Segmenter|Collator)\(/,
    except: [TRANSFORM],
    instead: `use nfc, lowerCase, upperCase, graphemes or collator of ${TRANSFORM}`,
  },
  {
    of: /^(server|shared)\//,
    not: REPEATED,
    except: [TRANSFORM],
    instead: `wrap a pattern that repeats letters or marks in pattern() of ${TRANSFORM}`,
  },
  {
    of: /^(server|shared)\//,
    not: /\\\\p\{/,
    except: [BOUNDS],
    instead: "write a pattern with classes of Unicode as a literal, where it can be checked",
  },
  {
    of: /^(web|server|shared)\//,
    not: /\bas (?:unknown as )?(?:readonly )?Bounded\b/,
    except: [BOUNDS],
    instead: `use accepted, cut or derived of ${BOUNDS}`,
  },
];
const problems = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .replaceAll(/\bpattern\(\s+/g, "pattern(")
    .split("\n")
    .flatMap((line, at) =>
      RULES.filter(
        ({ of, not, except }) => of.test(file) && !except.includes(file) && not.test(withoutComment(line)),
      ).map(({ instead }) => `${file}:${at + 1}: ${instead}`),
    ),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

function withoutComment(line: string): string {
  return line.replace(/^\s*(?:\/\*\*|\*|\/\/).*/, "");
}
