import { defineConfig } from "vitest/config";

export default defineConfig({
  define: {
    STRINGS_CHUNKS: '{ uk: "/assets/uk.js" }',
    SCREEN_CHUNKS: '{ "dictionary": ["/assets/book.js"] }',
  },
  test: {
    globalSetup: ["test/cluster.ts"],
    include: ["{shared,server,test,scripts,web}/**/*.test.ts"],
    exclude: ["test/e2e/**", "**/node_modules/**"],
    pool: "forks",
    // Also the last core: most of a test's time goes by in the database.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
