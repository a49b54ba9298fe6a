import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { chunkGroups } from "./scripts/chunks.ts";
import { startInParts } from "./scripts/start-in-parts.ts";

const server = `http://localhost:${process.env["PORT"] ?? 3000}`;

export default defineConfig({
  root: "web",
  plugins: [react(), startInParts()],
  // The server replaces the placeholder by a fresh nonce in every page it sends.
  html: { cspNonce: "__NONCE__" },
  // One style sheet: a page that is drawn before its script needs all of its styles at once.
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      // A module of the contract that nothing of a chunk uses is left out of it.
      treeshake: { moduleSideEffects: [{ test: /\/shared\//, sideEffects: false }] },
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: { proxy: { "/api": { target: server, xfwd: true } } },
});
