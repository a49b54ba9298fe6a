import { expect, test } from "vitest";

import { isEmbeddedBrowser } from "./embedded-browser.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8";

test.each([
  ["Instagram on iOS", `${IPHONE} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone15,2; iOS 17_5; en_US)`],
  ["Facebook on iOS", `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.41.107;FBDV/iPhone15,2]`],
  [
    "Facebook on Android",
    `${ANDROID} Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/465.0;]`,
  ],
  [
    "Telegram on Android",
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36 Telegram-Android/10.12.0`,
  ],
  [
    "an Android WebView",
    `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36`,
  ],
  ["an iOS WebView", `${IPHONE} Mobile/15E148`],
])("%s is a browser inside an app", (_, userAgent) => {
  expect(isEmbeddedBrowser(userAgent)).toBe(true);
});

test.each([
  ["Safari on iOS", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ["Chrome on iOS", `${IPHONE} CriOS/124.0.6367.111 Mobile/15E148 Safari/604.1`],
  [
    "Chrome on Android",
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36`,
  ],
  [
    "Safari on a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  ],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0"],
  [
    "Edge",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Safari/537.36 Edg/124.0",
  ],
])("%s is not", (_, userAgent) => {
  expect(isEmbeddedBrowser(userAgent)).toBe(false);
});
