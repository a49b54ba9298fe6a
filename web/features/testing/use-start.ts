import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { api } from "../../../shared/api/index.ts";
import type { TestingSetup } from "../../../shared/api/testing.ts";
import { forgetStep } from "../../exercise/step.ts";
import { call } from "../../lib/api.ts";
import { reloadUser } from "../../lib/session.ts";
import { showError } from "../../lib/shown-error.ts";
import { paths } from "../../paths.ts";
import { forgetAsText } from "./as-text.ts";
import { forgetTest } from "./current-test.ts";

/** Starts a test, which takes one of the day's, and leads to its first question. */
export function useStart(): UseMutationResult<unknown, Error, TestingSetup> {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (setup: TestingSetup) => call(api.testing.create, { body: setup }),
    onSuccess: () => {
      forgetStep();
      forgetAsText();
      forgetTest();
      void navigate(paths.testing);
    },
    // Taken or refused: how many tests are left today is another matter now.
    onSettled: () => void reloadUser().catch(showError),
  });
}
