/** Apps that open links in a browser of their own, where the provider refuses to log anybody in. */
const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|Telegram|MicroMessenger|Snapchat|Pinterest|LinkedInApp|Twitter|TikTok|BytedanceWebview|musical_ly|Viber|Line\/|KAKAOTALK|Slack_SSB|Reddit\/)/i;
/** Android's WebView names itself; before Android 5 it gave Chrome an unnatural second version. */
const ANDROID_WEB_VIEW = /; wv\)|Version\/[\d.]+ Chrome\//;
/** On iOS every browser that may log people in calls itself Safari at the end; a bare WebView does not. */
const IOS_WEB_VIEW = /\((?:iPhone|iPad|iPod)[^)]*\).*AppleWebKit(?!.*Safari\/)/;

/** Whether a page is shown inside another app (Instagram, Facebook, Telegram, any WebView), by its user agent. */
export const isEmbeddedBrowser = (userAgent: string): boolean =>
  [APPS, ANDROID_WEB_VIEW, IOS_WEB_VIEW].some((pattern) => pattern.test(userAgent));
