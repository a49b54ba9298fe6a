import type { Page } from "@playwright/test";

/** A word that the device spoke. */
interface Said {
  text: string;
  voice: string;
  rate: number;
}

interface DeviceVoice {
  lang: string;
  name: string;
  localService?: boolean;
}

declare global {
  interface Window {
    said: Said[];
    played: number;
  }
}

/** Replaces the voices of the device. */
export async function giveVoices(page: Page, voices: readonly DeviceVoice[]): Promise<void> {
  await page.addInitScript((given: readonly DeviceVoice[]) => {
    const known = given.map((voice) => ({
      localService: true,
      default: false,
      voiceURI: voice.name,
      ...voice,
    }));
    window.said = [];
    class Utterance extends EventTarget {
      voice: DeviceVoice | null = null;
      lang = "";
      rate = 1;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => known,
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        const { text, voice, rate } = utterance;
        window.said.push({ text, voice: voice?.name ?? "", rate });
        setTimeout(() => utterance.dispatchEvent(new Event("end")), 50);
      },
    });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance, configurable: true });
  }, voices);
}

export const said = (page: Page): Promise<Said[]> => page.evaluate(() => window.said);

export const saidTexts = async (page: Page): Promise<string[]> => (await said(page)).map(({ text }) => text);

export const GERMAN: DeviceVoice = { lang: "de-DE", name: "Anna" };

/** Sounds end at once, and are counted. */
export const countPlayed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.played = 0;
    HTMLMediaElement.prototype.play = function play() {
      window.played++;
      setTimeout(() => this.dispatchEvent(new Event("ended")), 20);
      return Promise.resolve();
    };
  });

export const played = (page: Page): Promise<number> => page.evaluate(() => window.played);
