/** A span of milliseconds as hours, minutes and seconds: "23:41:05"; nothing is left below zero. */
export function clockOf(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(":");
}

/** A short wait of milliseconds as minutes and seconds: "0:42"; shows 0:00 only when no time is left. */
export function waitOf(span: number): string {
  const seconds = Math.max(0, Math.ceil(span / 1000));
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

const twoDigits = (part: number): string => String(part).padStart(2, "0");
