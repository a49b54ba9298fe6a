import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import type { SentSetup } from "../../../shared/api/testing.ts";
import { call } from "../../lib/api.ts";
import { reloadUser } from "../../lib/session.ts";
import { showError } from "../../lib/shown-error.ts";
import { paths } from "../../paths.ts";
import { forgetTest } from "./tab-storage.ts";

/** Starts a test, which uses one of the day's, and navigates to its first question. */
export function useStart(): UseMutationResult<unknown, Error, SentSetup> {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (setup: SentSetup) => call("POST /tester", { body: setup }),
    onSuccess: () => {
      forgetTest();
      void navigate(paths.testing);
    },
    // Used or refused: the number of tests left today has changed.
    onSettled: () => void reloadUser().catch(showError),
  });
}
