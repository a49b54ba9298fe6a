import { useMutation } from "@tanstack/react-query";

import { api } from "../../../../shared/api/index.ts";
import { call } from "../../../lib/api.ts";

/** No browser says when it has read a file; by then every one has. */
const READING_MS = 60_000;

type Guarded = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Everything of the account as one file. */
export const useDownload = (guarded: Guarded) =>
  useMutation({
    mutationFn: async () => {
      const json = await guarded(() => call(api.users.export));
      if (json !== null) save(json);
    },
  });

function save(json: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  link.download = "wordhoard.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
