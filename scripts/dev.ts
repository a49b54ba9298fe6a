import { spawn } from "node:child_process";
import { join } from "node:path";

import { createServer } from "vite";

import { startIdentity } from "../test/stand-ins/identity.ts";
import { startMail } from "../test/stand-ins/mail.ts";
import { startPayment } from "../test/stand-ins/payment/payment.ts";
import { startTranslate } from "../test/stand-ins/translate.ts";

/**
 * The product with reload, and stand-ins for all vendors, so that every screen can be used without keys and network.
 */
const port = Number(process.env["PORT"] ?? 3000);
const apiPort = port + 1;
const publicUrl = `http://localhost:${port}`;

const [mail, payment, identity, translate] = await Promise.all([
  startMail(),
  startPayment({ webhookUrl: `http://127.0.0.1:${apiPort}/api/stripe/webhook` }),
  startIdentity({ asks: true }),
  startTranslate(),
]);

const server = spawn(
  join("node_modules/.bin", "tsx"),
  ["watch", "--clear-screen=false", "scripts/dev-server.ts"],
  {
    stdio: "inherit",
    env: {
      LOG_LEVEL: "warn",
      DATA_DIR: "./data/dev",
      SUPPORT_EMAIL: "support@example.test",
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: publicUrl,
      SMTP_URL: mail.url,
      STRIPE_SECRET_KEY: payment.secretKey,
      STRIPE_WEBHOOK_SECRET: payment.webhookSecret,
      STRIPE_PREMIUM_PRODUCT: payment.productId,
      STRIPE_API_URL: payment.url,
      GOOGLE_CLIENT_ID: identity.clientId,
      GOOGLE_CLIENT_SECRET: identity.clientSecret,
      GOOGLE_ISSUER: identity.issuer,
      GOOGLE_SCRIPT_URL: identity.scriptUrl,
      TRANSLATE_PROVIDER: "libretranslate",
      TRANSLATE_URL: translate.url,
      TRANSLATE_KEY: translate.key,
    },
  },
);

const web = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: { "/api": { target: `http://127.0.0.1:${apiPort}`, xfwd: true } },
  },
});
await web.listen();
process.stdout.write(`\nWordhoard  ${publicUrl}\nMails      ${mail.inboxUrl}\nPayments   ${payment.url}\n\n`);

server.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));
