import { createHash } from "node:crypto";
import { join } from "node:path";

import type { FastifyBaseLogger } from "fastify";

import { LANGUAGE_CODES, type LanguageCode } from "../../../shared/languages.ts";
import type { Config } from "../../config.ts";
import { FairQueue, type Caller } from "../../fair-queue.ts";
import { QueuedFlight } from "../../queued-flight.ts";
import { runProgram } from "./run-program.ts";
import { SpeechFiles } from "./speech-files.ts";
import { voicesIn } from "./voices.ts";

const TIMEOUT_MS = 10_000;
const MEGABYTE = 1024 * 1024;
/** Of a list of voices, or of an encoded sound. */
const MOST_BYTES = MEGABYTE;
/** Thirty seconds as WAVE: sentences of 255 characters take twenty, numbers of as many digits more than eighty. */
const MOST_WAVE_BYTES = 44 + 30 * 22_050 * 2;
/** Each process uses a core while it runs; one account never has both. */
const QUEUE = { atOnce: 2, atOnceOfOne: 1, waiting: 200, waitingOfOne: 4, retryAfter: 2 };
/** Part of every key: raised when sounds are made differently, so that they get new files. */
const EDITION = "2";
const ENCODING = ["--quiet", "--speech", "--bitrate", "24", "--serial", "1", "--discard-comments", "-", "-"];

type SpeechLog = Pick<FastifyBaseLogger, "warn">;

/** Speaks words with `espeak-ng` and encodes them with `opusenc`: programs that the operator installs. */
export class Speech {
  readonly #program: string;
  readonly #files: SpeechFiles;
  readonly #tell: (error: unknown) => void;
  readonly #timeoutMs: number;
  readonly #flights = new QueuedFlight<Buffer>(new FairQueue(QUEUE));
  #voices: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(program: string, files: SpeechFiles, tell: (error: unknown) => void, timeoutMs = TIMEOUT_MS) {
    this.#program = program;
    this.#files = files;
    this.#tell = tell;
    this.#timeoutMs = timeoutMs;
  }

  /** Null where the operator has set up no voice. */
  static of(
    { SPEECH_PROVIDER, SPEECH_PATH, SPEECH_CACHE_MB, DATA_DIR }: Config,
    log: SpeechLog,
  ): Speech | null {
    if (!SPEECH_PROVIDER) return null;
    const files = new SpeechFiles(join(DATA_DIR, "speech"), SPEECH_CACHE_MB * MEGABYTE);
    return new Speech(SPEECH_PATH ?? SPEECH_PROVIDER, files, (err) =>
      log.warn({ err }, "a sound could not be stored"),
    );
  }

  /** The languages of our list that have a voice. */
  async languages(): Promise<LanguageCode[]> {
    const voices = await this.#availableVoices();
    return LANGUAGE_CODES.filter((language) => voices.has(language));
  }

  /**
   * The sound as Opus in Ogg; null for a language without a voice. Rejects with a ProgramFailure, with CallerLeft once
   * the caller is gone, and with 429 where the caller waits for several sounds already.
   */
  async say(caller: Caller, language: string, text: string): Promise<Buffer | null> {
    const voice = (await this.#availableVoices()).get(language);
    if (!voice) return null;
    const key = createHash("sha256")
      .update(JSON.stringify([EDITION, voice, text]))
      .digest("hex");
    return this.#flights.findOrMake(key, caller, {
      find: () => this.#files.read(key),
      make: () => this.#makeAndStore(key, voice, text),
    });
  }

  async #makeAndStore(key: string, voice: string, text: string): Promise<Buffer> {
    const sound = await this.#make(voice, text);
    // A full disk does not prevent the answer: the sound is made again next time.
    await this.#files.write(key, sound).catch((error: unknown) => this.#tell(error));
    return sound;
  }

  async #make(voice: string, text: string): Promise<Buffer> {
    const wave = await runProgram({
      program: this.#program,
      args: ["-v", voice, "--stdin", "--stdout"],
      input: text,
      timeoutMs: this.#timeoutMs,
      mostBytes: MOST_WAVE_BYTES,
      // A learner would rather hear the beginning of a long text than nothing.
      cuts: true,
    });
    return runProgram({
      program: "opusenc",
      args: ENCODING,
      input: wave,
      timeoutMs: this.#timeoutMs,
      mostBytes: MOST_BYTES,
    });
  }

  /** A failed listing is repeated next time. */
  #availableVoices(): Promise<ReadonlyMap<string, string>> {
    this.#voices ??= runProgram({
      program: this.#program,
      args: ["--voices"],
      timeoutMs: this.#timeoutMs,
      mostBytes: MOST_BYTES,
    }).then(
      (listing) => voicesIn(listing.toString("utf8")),
      (error: unknown) => {
        this.#voices = undefined;
        throw error;
      },
    );
    return this.#voices;
  }
}
