import { api } from "../../../shared/api/index.ts";
import { AppError } from "../../app-error.ts";
import { CallerLeft } from "../../fair-queue.ts";
import { callerOf } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import { perNetwork } from "../../http/networks.ts";
import type { Services } from "../../services.ts";
import { ProgramFailure } from "../../services/speech/run-program.ts";

export function mountSpeech(mount: Mount, { speech, limits }: Services): void {
  mount(api.speech.languages, async () => ({
    // If the program fails, no language is offered; a call for a word reports why.
    languages: (await speech?.languages().catch(() => null)) ?? [],
  }));

  mount(api.speech.say, async (call) => {
    const { db, account, ip, params, query, reply } = call;
    if (!speech) throw new AppError("provider_not_configured");
    await limits.take(
      db,
      { key: `speech:${account.id}`, limit: 240, seconds: 60 },
      ...perNetwork("speech-from", ip, { limit: 1200, seconds: 60 }),
    );
    const caller = callerOf(call);
    const sound = await speech.say(caller, params.language, query.text).catch((cause: unknown) => {
      if (caller.left.aborted) throw new CallerLeft();
      throw cause instanceof ProgramFailure ? new AppError("provider_unavailable", { cause }) : cause;
    });
    if (!sound) throw new AppError("not_found");
    reply.type("audio/ogg");
    return sound;
  });
}
