import { createHash } from "node:crypto";
import { join } from "node:path";

import type { FastifyBaseLogger } from "fastify";

import { LANGUAGE_CODES, type LanguageCode } from "../../../shared/languages.ts";
import type { Config } from "../../config.ts";
import { ProgramFailure, runProgram } from "./run-program.ts";
import { SpeechFiles } from "./speech-files.ts";
import { voicesIn } from "./voices.ts";

const TIMEOUT_MS = 10_000;
/** A text of 255 characters takes about thirty seconds to say: 1.3 MB before encoding. */
const MOST_BYTES = 8 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
/** Each process uses a core while it runs. */
const AT_ONCE = 2;
const MOST_WAITING = 200;
const NOBODY_WAITS = "nobody waits for it any more";
/** Part of every key: raised when sounds are made differently, so that they get new files. */
const EDITION = "1";
const ENCODING = ["--quiet", "--speech", "--bitrate", "24", "--serial", "1", "--discard-comments", "-", "-"];

type SpeechLog = Pick<FastifyBaseLogger, "warn">;

interface Flight {
  sound: Promise<Buffer>;
  listeners: number;
  left: AbortController;
}

interface Waiting {
  begin: () => void;
}

/** Speaks words with `espeak-ng` and encodes them with `opusenc`: programs that the operator installs. */
export class Speech {
  readonly #program: string;
  readonly #files: SpeechFiles;
  readonly #tell: (error: unknown) => void;
  readonly #underWay = new Map<string, Flight>();
  readonly #waiting = new Set<Waiting>();
  #running = 0;
  #voices: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(program: string, files: SpeechFiles, tell: (error: unknown) => void) {
    this.#program = program;
    this.#files = files;
    this.#tell = tell;
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
    const voices = await this.#knownVoices();
    return LANGUAGE_CODES.filter((language) => voices.has(language));
  }

  /**
   * The sound as Opus in Ogg; null for a language without a voice. Rejects with a ProgramFailure. A sound is not made
   * once no caller is waiting for it any more.
   */
  async say(language: string, text: string, left: AbortSignal): Promise<Buffer | null> {
    const voice = (await this.#knownVoices()).get(language);
    if (!voice) return null;
    const key = createHash("sha256")
      .update(JSON.stringify([EDITION, voice, text]))
      .digest("hex");
    const known = this.#underWay.get(key);
    // A run that everybody has left may be aborted at any moment.
    const flight = known && !known.left.signal.aborted ? known : this.#begin(key, voice, text);
    flight.listeners++;
    const leave = (): void => {
      flight.listeners--;
      if (flight.listeners === 0) flight.left.abort();
    };
    if (left.aborted) leave();
    else left.addEventListener("abort", leave, { once: true });
    try {
      return await flight.sound;
    } finally {
      left.removeEventListener("abort", leave);
    }
  }

  #begin(key: string, voice: string, text: string): Flight {
    const left = new AbortController();
    const sound = this.#keptOrMade(key, voice, text, left.signal).finally(() => {
      if (this.#underWay.get(key) === flight) this.#underWay.delete(key);
    });
    const flight = { sound, listeners: 0, left };
    this.#underWay.set(key, flight);
    return flight;
  }

  async #keptOrMade(key: string, voice: string, text: string, left: AbortSignal): Promise<Buffer> {
    const kept = await this.#files.read(key);
    if (kept) return kept;
    const sound = await this.#inTurn(left, () => this.#make(voice, text));
    // A full disk does not prevent the answer: the sound is made again next time.
    await this.#files.write(key, sound).catch((error: unknown) => this.#tell(error));
    return sound;
  }

  async #make(voice: string, text: string): Promise<Buffer> {
    const limits = { timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES };
    const wave = await runProgram({
      program: this.#program,
      args: ["-v", voice, "--stdin", "--stdout"],
      input: text,
      ...limits,
    });
    return runProgram({ program: "opusenc", args: ENCODING, input: wave, ...limits });
  }

  /** A failed listing is repeated next time. */
  #knownVoices(): Promise<ReadonlyMap<string, string>> {
    this.#voices ??= runProgram({
      program: this.#program,
      args: ["--voices"],
      timeoutMs: TIMEOUT_MS,
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

  async #inTurn<T>(left: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (left.aborted) throw new ProgramFailure(NOBODY_WAITS);
    if (this.#waiting.size >= MOST_WAITING) throw new ProgramFailure("too many words wait to be spoken");
    if (this.#running >= AT_ONCE) await this.#turn(left);
    else this.#running++;
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next.begin();
      else this.#running--;
    }
  }

  /** Rejects when everybody who waits has left before the result. */
  #turn(left: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.delete(waiting);
        reject(new ProgramFailure(NOBODY_WAITS));
      };
      const waiting = {
        begin: () => {
          this.#waiting.delete(waiting);
          left.removeEventListener("abort", leave);
          resolve();
        },
      };
      this.#waiting.add(waiting);
      left.addEventListener("abort", leave, { once: true });
    });
  }
}
