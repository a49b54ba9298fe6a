import { guardCell } from "../../../../shared/spreadsheet.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** Saves the notes that were left out, and why, as a file. */
export function saveLeftNotes(rows: readonly (readonly string[])[]): void {
  const text = rows.map((cells) => cells.map(quoted).join(",")).join("\r\n");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text, "\r\n"], { type: "text/csv" }));
  link.download = "left-out.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}

const quoted = (cell: string): string => `"${guardCell(cell).replaceAll('"', '""')}"`;
