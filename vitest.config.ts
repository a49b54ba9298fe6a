import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

import { onlyLong, withLong } from "./test/long.ts";

/**
 * Tests that need a process of their own: they put something in the place of what all modules share, count on a module
 * that has kept nothing yet, or measure memory.
 */
const ALONE = [
  "shared/memory/days.test.ts",
  "shared/text/weight-table.test.ts",
  "web/features/dictionaries/edit/change-queue.test.ts",
  "web/features/reviews/device/*.test.ts",
  "web/lib/*.test.ts",
];
/** Every order of the provider's events, and a crash at every write: for changes of payment (`npm run test:long`). */
const LONG = ["server/features/payment/{crash,orders}.test.ts"];
/** Under `web`, but they ask the server. */
const ROUND_TRIPS = "web/features/dictionaries/**/round-trip*.test.ts";

const EVERYWHERE = {
  exclude: ["test/e2e/**", "**/node_modules/**"],
  // Only for what hangs: `npm test` gives the cores to three stages at once.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  define: {
    STRINGS_CHUNKS: '{ uk: "/assets/uk.js" }',
    SCREEN_CHUNKS: '{ "dictionary": ["/assets/book.js"] }',
  },
  resolve: {
    alias: { "./password-cost.ts": fileURLToPath(new URL("test/password-cost.ts", import.meta.url)) },
  },
  test: {
    pool: "forks",
    // Also the last core: most of a test's time goes by in the database.
    maxWorkers: "100%",
    // A process loads once what its files import, rather than once for each file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          ...EVERYWHERE,
          name: "rules",
          include: ["{shared,web}/**/*.test.ts"],
          exclude: [...EVERYWHERE.exclude, ...ALONE, ROUND_TRIPS],
        },
      },
      {
        extends: true,
        test: {
          ...EVERYWHERE,
          name: "services",
          globalSetup: ["test/cluster.ts", "test/programs.ts"],
          include: onlyLong ? LONG : ["{server,test,scripts}/**/*.test.ts", ROUND_TRIPS],
          exclude: [...EVERYWHERE.exclude, ...(withLong ? [] : LONG)],
        },
      },
      {
        extends: true,
        test: { ...EVERYWHERE, name: "alone", include: ALONE, isolate: true },
      },
    ],
  },
});
