import { run } from "./run.ts";

/** Checks types, lint, format, direction of imports, bounds of texts, folder sizes, citations, licences and unused code. */
const CHECKS: readonly (readonly [program: string, ...args: string[]])[] = [
  ["tsc", "-p", "shared"],
  ["tsc", "-p", "server"],
  ["tsc", "-p", "web"],
  ["tsc", "-p", "web/worker"],
  ["tsc", "-p", "test"],
  ["oxlint", "--type-aware", "--deny-warnings"],
  ["oxfmt", "--check"],
  ["tsx", "scripts/check-imports.ts"],
  ["tsx", "scripts/check-texts.ts"],
  ["tsx", "scripts/check-folders.ts"],
  ["tsx", "scripts/check-citations.ts"],
  ["tsx", "scripts/check-licences.ts"],
  ["knip"],
];

let failed = 0;
for (const [program, ...args] of CHECKS) {
  const good = await run(program, args);
  if (!good) failed++;
  process.stdout.write(`${good ? "ok    " : "FAILED"} ${[program, ...args].join(" ")}\n`);
}
process.exit(failed > 0 ? 1 : 0);
