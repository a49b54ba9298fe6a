import type { FastifyInstance } from "fastify";

import { sharedPicturePath } from "../../../shared/share-picture.ts";
import { perNetwork } from "../../http/networks.ts";
import type { Services } from "../../services.ts";
import { Threads } from "../../thread.ts";
import { readSharedPage } from "./shared-words.ts";

/** The picture that messengers show for a shared dictionary: its first page. Drawn for each call and not stored. */
export function mountSharedPicture(app: FastifyInstance, { database: { db }, limits }: Services): void {
  const threads = new Threads({
    built: "shared-picture.js",
    source: new URL("picture-worker.ts", import.meta.url),
  });
  app.route<{ Params: { token: string } }>({
    method: ["GET", "HEAD"],
    url: sharedPicturePath(":token"),
    handler: async ({ ip, params: { token } }, reply) => {
      await limits.take(...perNetwork("shared-picture", ip, { limit: 60, seconds: 60 }));
      const shared = await readSharedPage(db, token);
      const picture = await threads.run(token, (thread) => thread.ask(shared));
      return (
        reply
          .type("image/png")
          .header("cache-control", "no-store")
          .header("x-robots-tag", "noindex")
          // Some services that show links embed the picture in pages of their own.
          .header("cross-origin-resource-policy", "cross-origin")
          .send(Buffer.from(picture as Uint8Array))
      );
    },
  });
}
