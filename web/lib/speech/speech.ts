import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { useUser } from "../session.ts";
import { deviceVoices, useDeviceVoices, voicesOf } from "./device-voices.ts";
import {
  SERVER_VOICE,
  SPEEDS,
  speechPreference,
  useSpeechPreference,
  type SpeechPreference,
} from "./preference.ts";
import { speak } from "./speaker.ts";

const SLOWLY = 0.6;

/** A way to speak words of one language. */
export interface Speech {
  from: "device" | "server";
  afterAnswer: boolean;
  say: (text: string, options?: { slowly?: boolean }) => void;
}

/**
 * How words of a language can be heard here: by a voice of this device that works offline or that the person chose;
 * otherwise by the server's, which is available only after accepting the policies. Null where there is none; undefined
 * while that is unknown.
 */
export function useSpeech(language: string): Speech | null | undefined {
  const voices = useDeviceVoices();
  const [preference] = useSpeechPreference(language);
  const device = chosenOf(language, voices, preference);
  const mayAsk = useUser()?.policiesAccepted ?? false;
  const { data, isPending } = useQuery({ ...serverLanguages, enabled: !device && mayAsk });
  const server = data?.languages.some((one) => one === language) ?? false;
  return useMemo(() => {
    if (!device && !server) return mayAsk && isPending ? undefined : null;
    return {
      from: device ? "device" : "server",
      afterAnswer: preference.afterAnswer,
      say: (text, { slowly = false } = {}) =>
        speak({ text, language, voice: device, rate: SPEEDS[preference.speed] * (slowly ? SLOWLY : 1) }),
    };
  }, [device, server, mayAsk, isPending, language, preference]);
}

/** Whether words of a language can be heard here. */
export async function canSpeak(language: string): Promise<boolean> {
  if (chosenOf(language, await deviceVoices(), speechPreference(language))) return true;
  const known = await queryClient.fetchQuery(serverLanguages).catch(() => null);
  return known?.languages.some((one) => one === language) ?? false;
}

/** The voices of a language to choose from. */
export function useVoices(language: string): { device: readonly SpeechSynthesisVoice[]; server: boolean } {
  const device = voicesOf(language, useDeviceVoices());
  const { data } = useQuery(serverLanguages);
  return { device, server: data?.languages.some((one) => one === language) ?? false };
}

/** The server's list of languages does not change while a page is open. */
const serverLanguages = queryOptions({
  queryKey: ["speech"],
  queryFn: ({ signal }) => call("GET /speech", { signal }),
  staleTime: Infinity,
  retry: false,
  meta: { handled: true },
});

function chosenOf(
  language: string,
  all: readonly SpeechSynthesisVoice[],
  { voice: chosen }: SpeechPreference,
): SpeechSynthesisVoice | null {
  if (chosen === SERVER_VOICE) return null;
  const voices = voicesOf(language, all);
  return (
    voices.find(({ voiceURI }) => voiceURI === chosen) ??
    voices.find((voice) => voice.localService && voice.default) ??
    voices.find((voice) => voice.localService) ??
    null
  );
}
