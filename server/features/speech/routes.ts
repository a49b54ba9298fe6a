import { api } from "../../../shared/api/index.ts";
import { AppError } from "../../app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { perNetwork } from "../../http/networks.ts";
import type { Services } from "../../services.ts";

export function mountSpeech(mount: Mount, { speech, limits }: Services): void {
  mount(api.speech.languages, async () => ({
    // A program that fails speaks none; each word would tell why.
    languages: (await speech?.languages().catch(() => null)) ?? [],
  }));

  mount(api.speech.say, async ({ account, ip, params: { language }, query: { text }, reply }) => {
    if (!speech) throw new AppError("provider_not_configured");
    await limits.take(
      { key: `speech:${account.id}`, limit: 240, seconds: 60 },
      ...perNetwork("speech-from", ip, { limit: 1200, seconds: 60 }),
    );
    const left = new AbortController();
    reply.raw.once("close", () => left.abort());
    const sound = await speech.say(language, text, left.signal).catch((cause: unknown) => {
      throw new AppError("provider_unavailable", { cause });
    });
    if (!sound) throw new AppError("not_found");
    reply.type("audio/ogg");
    return sound;
  });
}
