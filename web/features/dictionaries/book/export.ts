import type { CallPath } from "../../../../shared/api/calls.ts";
import type { ExportFormat } from "../../../../shared/api/dictionaries.ts";
import { urlOf } from "../../../../shared/endpoint.ts";

/** Lets the browser save the dictionary as a file, under the name that the server gives it. */
export function download(id: string, format: ExportFormat): void {
  const link = document.createElement("a");
  link.href = urlOf("/dictionaries/:id/export" satisfies CallPath, { id }, { format });
  link.download = "";
  link.click();
}
