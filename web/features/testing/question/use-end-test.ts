import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { call } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { forgetTest } from "../tab-storage.ts";

/** Ends the running test before its end, and leads to the report of what was asked. */
export function useEndTest(): UseMutationResult<unknown, Error, void> {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call("POST /testing/end"),
    onSuccess: () => {
      forgetTest();
      void navigate(paths.report, { replace: true });
    },
    meta: { handled: true },
  });
}
