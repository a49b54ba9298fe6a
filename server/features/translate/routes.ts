import { api } from "../../../shared/api/index.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { FairQueue } from "../../fair-queue.ts";
import { callerOf } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import { perNetwork } from "../../http/networks.ts";
import { QueuedFlight } from "../../queued-flight.ts";
import type { Services } from "../../services.ts";
import { translatorOf } from "../../services/translate/providers.ts";
import type { Question } from "../../services/translate/translator.ts";
import { keepSuggestions, keyOf, readSuggestions, type Suggestions } from "./kept-suggestions.ts";
import { detailsOf, suggestionsOf } from "./suggestions.ts";

/** The time limit for a provider, from the first byte sent to the last received (contract §8). */
const PATIENCE_MS = 4000;
/** Questions under way; a dictionary's server (`dictd`) takes a hundred connections by default. */
const QUEUE = { atOnce: 32, atOnceOfOne: 4, waiting: 200, waitingOfOne: 16, retryAfter: 2 };

export function mountTranslate(mount: Mount, { config, limits, metrics }: Services): void {
  const { translate: settings } = config;
  const translator = settings && translatorOf(settings);
  const flights = new QueuedFlight<Suggestions>(new FairQueue(QUEUE));

  async function find(db: Db, key: Buffer): Promise<Suggestions | undefined> {
    const kept = await readSuggestions(db, key);
    if (kept) metrics.translations.inc({ outcome: "kept" });
    return kept;
  }

  async function ask(db: Db, question: Question, key: Buffer): Promise<Suggestions> {
    if (!translator) throw new AppError("provider_not_configured");
    const answer = await translator(question, AbortSignal.timeout(PATIENCE_MS)).catch((cause: unknown) => {
      metrics.translations.inc({ outcome: "failed" });
      throw new AppError("provider_unavailable", { cause });
    });
    metrics.translations.inc({ outcome: "asked" });
    const suggestions = suggestionsOf(answer.texts, question.word);
    const details = detailsOf(answer, question.word, suggestions);
    const found = { suggestions, source: answer.source ?? null, details };
    // Where nothing was found, the operator may still install a dictionary that has it, so it is not stored.
    if (suggestions.length > 0) await keepSuggestions(db, key, found);
    return found;
  }

  // Others may wait for the same word.
  mount(
    api.translate.word,
    async (call) => {
      const { db, account, ip, params, query } = call;
      if (!settings) throw new AppError("provider_not_configured");
      await limits.take(
        db,
        { key: `translate:${account.id}`, limit: 120, seconds: 60 },
        ...perNetwork("translate-from", ip, { limit: 1200, seconds: 60 }),
      );
      const question = { word: params.word, from: query.fromLanguage, to: query.toLanguage };
      if (question.from === question.to) return { translations: [] };
      const key = keyOf(settings.provider, question);
      const { suggestions, source, details } = await flights.findOrMake(key.toString("hex"), callerOf(call), {
        find: () => find(db, key),
        make: () => ask(db, question, key),
      });
      return { translations: suggestions, ...(source !== null && { source }), ...details };
    },
    { finishes: true },
  );
}
