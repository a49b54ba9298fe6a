/** No browser says when it has read a file; by then every one has. */
const READING_MS = 60_000;

/** Gives a text to the person as a file. */
export function save(text: string, { name, type }: { name: string; type: string }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
