/** A span of milliseconds as hours, minutes and seconds: "23:41:05"; nothing is left below zero. */
export function clockOf(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
