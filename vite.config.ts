import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://localhost:${process.env["PORT"] ?? 3000}`;

export default defineConfig({
  root: "web",
  plugins: [react()],
  // The server replaces the placeholder by a fresh nonce in every page it sends.
  html: { cspNonce: "__NONCE__" },
  build: { outDir: "../dist/web", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, xfwd: true } } },
});
