import { defineConfig } from "@playwright/test";

import { findBrowser } from "./test/browser/browser.ts";

export default defineConfig({
  testDir: "test/e2e",
  testMatch: "**/*.spec.ts",
  workers: 2,
  fullyParallel: true,
  // Only for what hangs: `npm test` gives the cores to three stages at once.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  globalSetup: "./test/e2e/cluster.ts",
  outputDir: "test-results",
  use: {
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 860 },
    // Drawing what moves is a fifth of the work; specs about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
    // Where a test stands in for an answer, the worker would ask past it; offline.spec.ts lets it in.
    serviceWorkers: "block",
    launchOptions: {
      ...findBrowser(),
      args: [
        "--no-sandbox",
        // As the browser with a window does: the shell widens texts to whole pixels.
        "--font-render-hinting=none",
        "--disable-gpu",
        // A process less, and no optimising compilers, which pay only on pages that live longer (decision 209).
        "--in-process-gpu",
        "--js-flags=--no-maglev,--no-turbofan",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
