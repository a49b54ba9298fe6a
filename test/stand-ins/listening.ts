import type { Server } from "node:net";

/** Listens and answers with the port, which matters when port 0 left the choice to the system. */
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
