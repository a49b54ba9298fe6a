import type { Server } from "node:net";

/** Listens and returns the port, because the system chooses it for port 0. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("not a TCP server"));
      else resolve(address.port);
    });
  });
}
