import { useSyncExternalStore } from "react";

/** Other codes that devices use for some of our languages. */
const ALSO: Readonly<Record<string, string>> = { cmn: "zh", no: "nb", fil: "tl", iw: "he" };
const NONE: readonly SpeechSynthesisVoice[] = [];
/** Browsers that have voices list them within this time; those without any never do. */
const PATIENCE_MS = 500;

let voices = NONE;

/** The voices of this device, which may become known a moment later. */
export const useDeviceVoices = (): readonly SpeechSynthesisVoice[] =>
  useSyncExternalStore(
    subscribe,
    () => voices,
    () => NONE,
  );

/** Like `useDeviceVoices`, once they are known. */
export function deviceVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  return new Promise((resolve) => {
    const known = (): void => {
      if (voices.length === 0) return;
      unsubscribe();
      resolve(voices);
    };
    const unsubscribe = subscribe(known);
    known();
    setTimeout(() => {
      unsubscribe();
      resolve(voices);
    }, PATIENCE_MS);
  });
}

export const voicesOf = (
  language: string,
  all: readonly SpeechSynthesisVoice[],
): readonly SpeechSynthesisVoice[] => all.filter(({ lang }) => languageOf(lang) === language);

function languageOf(tag: string): string {
  const [code = ""] = tag.toLowerCase().split(/[-_]/);
  return ALSO[code] ?? code;
}

function subscribe(listener: () => void): () => void {
  const synthesis = "speechSynthesis" in globalThis ? speechSynthesis : undefined;
  const onChange = (): void => {
    read(synthesis);
    listener();
  };
  read(synthesis);
  synthesis?.addEventListener?.("voiceschanged", onChange);
  return () => synthesis?.removeEventListener?.("voiceschanged", onChange);
}

/** Keeps the same array while the list is the same. */
function read(synthesis: SpeechSynthesis | undefined): void {
  const now = synthesis?.getVoices() ?? [];
  if (now.length !== voices.length || now.some((voice, at) => voice.voiceURI !== voices[at]?.voiceURI))
    voices = now;
}
