import { createECDH, randomBytes } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";

import { expect, test } from "vitest";

import { postPush } from "./post.ts";

const keys = createECDH("prime256v1");
keys.generateKeys();
const VAPID = { privateKey: keys.getPrivateKey(), contact: "mailto:help@example.test" };

/** What becomes of a push to a service that sends these bytes, whatever it is asked. */
async function pushTo(bytes: string, { hangsUp = false } = {}) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => (hangsUp ? socket.end(bytes) : socket.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Safe: it listens at a port.
  const { port } = server.address() as AddressInfo;
  const push = { text: "3", lifetimeSeconds: 60, p256dh: keys.getPublicKey(), auth: randomBytes(16) };
  try {
    return await postPush({ ...push, endpoint: `http://127.0.0.1:${port}/push` }, VAPID, true);
  } finally {
    server.close();
  }
}

test.each([
  ["another protocol", "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n", {}],
  ["no HTTP", "nonsense\r\n\r\n", {}],
  ["that it goes on, and then nothing", "HTTP/1.1 100 Continue\r\n\r\n", { hangsUp: true }],
  ["nothing", "", { hangsUp: true }],
])("a service that answers with %s has nobody wait, and may have the message", async (_what, bytes, how) => {
  expect(await pushTo(bytes, how)).toEqual({ became: "unknown" });
});
