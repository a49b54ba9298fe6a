/** The number on the icon of the installed app, where the platform supports it; 0 removes it. */
export function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  // Rejected where the app is not installed: nobody depends on it.
  navigator.setAppBadge(count).catch(() => undefined);
}
