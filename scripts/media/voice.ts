import type { Page } from "@playwright/test";

/** Simulates a device with a German voice, without any sound. */
const VOICE = `Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), {
  getVoices: () => [{ lang: "de-DE", name: "Anna", voiceURI: "Anna", localService: true, default: true }],
  cancel() {},
  speak(utterance) { setTimeout(() => utterance.dispatchEvent(new Event("end")), 50); },
}) });
window.SpeechSynthesisUtterance = class extends EventTarget {};`;

export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(VOICE);
}
