import { useMutation } from "@tanstack/react-query";

import { call } from "../../../lib/api.ts";
import { save } from "../save-file.ts";

type Guarded = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Everything of the account as one file. */
export const useDownload = (guarded: Guarded) =>
  useMutation({
    mutationFn: async () => {
      const json = await guarded(() => call("GET /users/me/export"));
      if (json !== null) save(json, { name: "wordhoard.json", type: "application/json" });
    },
  });
