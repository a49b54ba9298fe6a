import { setMaxListeners } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

import { api } from "../../../shared/api/index.ts";
import { AppError } from "../../app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { perNetwork } from "../../http/networks.ts";
import type { Services } from "../../services.ts";

const NO_SOUND = Buffer.alloc(0);

export function mountSpeech(mount: Mount, { speech, limits }: Services): void {
  mount(api.speech.languages, async () => ({
    // If the program fails, no language is offered; a call for a word reports why.
    languages: (await speech?.languages().catch(() => null)) ?? [],
  }));

  mount(api.speech.say, async ({ account, ip, params: { language }, query: { text }, request, reply }) => {
    if (!speech) throw new AppError("provider_not_configured");
    const left = departureOf(request.raw);
    await limits.take(
      { key: `speech:${account.id}`, limit: 240, seconds: 60 },
      ...perNetwork("speech-from", ip, { limit: 1200, seconds: 60 }),
    );
    const sound = await speech.say(language, text, left).catch((cause: unknown) => {
      // The client is gone, and nothing has failed.
      if (left.aborted) return NO_SOUND;
      throw new AppError("provider_unavailable", { cause });
    });
    if (!sound) throw new AppError("not_found");
    reply.type("audio/ogg");
    return sound;
  });
}

const departures = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted once the client has disconnected. Only the connection's events show that: an answer does not close before its
 * turn comes, and a client may pipeline many requests.
 */
function departureOf({ socket }: IncomingMessage): AbortSignal {
  const known = departures.get(socket);
  if (known) return known;
  const left = new AbortController();
  // As many listeners as there are pipelined requests.
  setMaxListeners(0, left.signal);
  departures.set(socket, left.signal);
  if (socket.destroyed) left.abort();
  else socket.once("close", () => left.abort());
  return left.signal;
}
