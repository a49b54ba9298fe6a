import { useSyncExternalStore } from "react";

import type { CallPath } from "../../../shared/api/calls.ts";
import { urlOf } from "../../../shared/endpoint.ts";
import { ApiError, apiErrorOf, isCancelled, NetworkError } from "../api-error.ts";
import { i18n } from "../i18n.ts";
import { showError } from "../shown-error.ts";
import { createStore } from "../store.ts";

export interface Utterance {
  text: string;
  language: string;
  /** A voice of the device; null for the server's. */
  voice: SpeechSynthesisVoice | null;
  /** 1 is the voice's normal speed. */
  rate: number;
}

/** Somebody who wants to hear a word waits no longer than this between a few tries. */
const LONGEST_WAIT_SECONDS = 3;
const TRIES = 4;

/** What is being spoken; a new word interrupts the previous one. */
const now = createStore<{ text: string; end: () => void } | null>(null);
/** One element for all words: a browser that has allowed it to play once allows it again. */
let player: HTMLAudioElement | undefined;

export const useIsSpoken = (text: string): boolean =>
  useSyncExternalStore(
    now.subscribe,
    () => now.get()?.text === text,
    () => false,
  );

export function speak(utterance: Utterance): void {
  hush();
  if (utterance.voice) speakOnDevice(utterance, utterance.voice);
  else void playFromServer(utterance);
}

export function hush(): void {
  now.get()?.end();
  now.set(null);
}

function speakOnDevice({ text, rate }: Utterance, voice: SpeechSynthesisVoice): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  const saying = { text, end: () => speechSynthesis.cancel() };
  utterance.addEventListener("end", () => finish(saying));
  utterance.addEventListener("error", () => finish(saying));
  now.set(saying);
  speechSynthesis.speak(utterance);
}

async function playFromServer({ text, language, rate }: Utterance): Promise<void> {
  const left = new AbortController();
  player ??= new Audio();
  const audio = player;
  const saying = {
    text,
    end: () => {
      left.abort();
      audio.pause();
    },
  };
  now.set(saying);
  try {
    const sound = await soundOf(language, text, left.signal);
    left.signal.throwIfAborted();
    await play(audio, sound, rate, left.signal);
  } catch (error) {
    if (!left.signal.aborted && !isForbidden(error)) showError(error);
  }
  left.abort();
  finish(saying);
}

/** Asks again where only the queue is full and the word is still wanted. */
async function soundOf(language: string, text: string, signal: AbortSignal): Promise<Blob> {
  for (let tries = 1; ; tries++)
    try {
      return await fetchSound(language, text, signal);
    } catch (error) {
      const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
      if (wait === null || wait > LONGEST_WAIT_SECONDS || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      signal.throwIfAborted();
    }
}

async function fetchSound(language: string, text: string, signal: AbortSignal): Promise<Blob> {
  const url = urlOf("/speech/:language" satisfies CallPath, { language }, { text });
  let response: Response;
  try {
    response = await fetch(url, { signal, headers: { "Accept-Language": i18n.language } });
  } catch (error) {
    if (signal.aborted || isCancelled(error)) throw error;
    throw new NetworkError(i18n.t("errors.network"), { cause: error });
  }
  if (!response.ok) throw apiErrorOf(response, await response.text());
  return response.blob();
}

/** Resolves when it has ended or was interrupted. */
async function play(audio: HTMLAudioElement, sound: Blob, rate: number, left: AbortSignal): Promise<void> {
  const source = URL.createObjectURL(sound);
  try {
    const over = new Promise<void>((resolve, reject) => {
      left.addEventListener("abort", () => resolve(), { once: true });
      audio.addEventListener("ended", () => resolve(), { signal: left });
      audio.addEventListener("error", () => reject(new Error(i18n.t("speech.failed"))), { signal: left });
    });
    audio.src = source;
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
    await audio.play();
    await over;
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** Browsers block sound on a page that nobody has interacted with: the button is still there. */
const isForbidden = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotAllowedError";

function finish(saying: ReturnType<typeof now.get>): void {
  if (now.get() === saying) now.set(null);
}
