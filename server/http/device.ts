import { nameOfDevice } from "../../shared/devices.ts";

/** Longer than any browser's; the rest is ignored. */
const LOOKED_AT = 512;

/** Browsers also name others that they want to be taken for: the first match counts. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|OPX)\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPad\b/, "iPadOS"],
  [/\b(iPhone|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** "curl/8.5" */
const PROGRAM = /^(?!Mozilla\b)([A-Za-z][\w.-]{0,30})(?:[/ ]|$)/;

/** Which browser on which system a request came from, as it says of itself: "Firefox on Linux" (contract §16). */
export function deviceOf(userAgent: string | undefined): string {
  const said = (userAgent ?? "").slice(0, LOOKED_AT);
  const named = (patterns: typeof BROWSERS) => patterns.find(([sign]) => sign.test(said))?.[1] ?? null;
  return nameOfDevice({
    browser: named(BROWSERS) ?? PROGRAM.exec(said)?.[1] ?? null,
    system: named(SYSTEMS),
  });
}
