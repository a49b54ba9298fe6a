import { readFileSync } from "node:fs";

/** Settings that hold a secret; each may be in a file instead, named by the setting with the suffix `_FILE`. */
const SECRETS = [
  "DATABASE_URL",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "TRANSLATE_KEY",
] as const;

const FILE = "_FILE";

export const isSecretFile = (name: string): boolean => SECRETS.some((secret) => name === `${secret}${FILE}`);

interface SettingsRead {
  settings: Record<string, string>;
  /** One line for each file that could not be used. */
  problems: string[];
}

/** Replaces each `…_FILE` setting by the file's contents without the trailing line break. */
export function withSecretFiles(given: Readonly<Record<string, string>>): SettingsRead {
  const settings = { ...given };
  const problems: string[] = [];
  for (const secret of SECRETS) {
    const name = `${secret}${FILE}`;
    const path = given[name];
    delete settings[name];
    if (path === undefined) continue;
    if (given[secret] !== undefined) {
      problems.push(`${name}: ${secret} is set too`);
      continue;
    }
    try {
      const text = readFileSync(path, "utf8").replace(/\r?\n$/, "");
      if (text === "") problems.push(`${name}: ${path} is empty`);
      settings[secret] = text;
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { settings, problems };
}
