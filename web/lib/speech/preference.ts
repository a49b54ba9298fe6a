import { useMemo } from "react";

import { store, stored, useStored } from "../device-storage.ts";

export const SPEEDS = { slow: 0.75, normal: 1, fast: 1.25 } as const;
export type Speed = keyof typeof SPEEDS;

/** How words of one language are spoken on this device. */
export interface SpeechPreference {
  /** The URI of one of the device's voices, the server's voice, or null for the first that fits. */
  voice: string | null;
  speed: Speed;
  /** Whether the word is spoken when its question is finished. */
  afterAnswer: boolean;
}

/** Stands for the server's voice where a device's would be. */
export const SERVER_VOICE = "server";

/** Both are stored per language or dictionary. */
const LANGUAGE = "speech.language";
const DICTATION = "speech.dictation";

const DEFAULT: SpeechPreference = { voice: null, speed: "normal", afterAnswer: false };

export function useSpeechPreference(
  language: string,
): [SpeechPreference, (change: Partial<SpeechPreference>) => void] {
  const text = useStored(keyOf(language));
  const preference = useMemo(() => read(text), [text]);
  const change = (changed: Partial<SpeechPreference>): void =>
    store(keyOf(language), JSON.stringify({ ...preference, ...changed }));
  return [preference, change];
}

export const speechPreference = (language: string): SpeechPreference => read(stored(keyOf(language)));

/** Whether the words of a dictionary are heard in the daily review, on this device. */
export const isDictated = (dictionaryId: string): boolean => stored(dictationKey(dictionaryId)) !== null;

export const useDictated = (dictionaryId: string): [boolean, (dictated: boolean) => void] => [
  useStored(dictationKey(dictionaryId)) !== null,
  (chosen) => store(dictationKey(dictionaryId), chosen ? "1" : null),
];

const keyOf = (language: string): string => `${LANGUAGE}.${language}`;
const dictationKey = (dictionaryId: string): string => `${DICTATION}.${dictionaryId}`;

const read = (text: string | null): SpeechPreference =>
  text === null ? DEFAULT : { ...DEFAULT, ...(JSON.parse(text) as Partial<SpeechPreference>) };
