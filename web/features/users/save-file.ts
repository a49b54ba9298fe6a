/** Browsers do not report when they have read a file; by then every browser has. */
const READING_MS = 60_000;

/** Saves a text as a file for the person. */
export function save(text: string, { name, type }: { name: string; type: string }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
