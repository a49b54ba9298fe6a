/** The number on the icon of the installed app, where the platform has one; none for 0. */
export function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  // Refused where the app is not installed: nobody waits for it.
  navigator.setAppBadge(count).catch(() => undefined);
}
