import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { redirectFor } from "../../lib/access.ts";
import { call } from "../../lib/api.ts";
import { destination, forgetDestination, rememberDestination } from "../../lib/destination.ts";
import { useFormat } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { DICTIONARIES, queryClient } from "../../lib/queries.ts";
import { sampleWords } from "../../lib/sample-words.ts";
import { reloadUser, signedIn, useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";

/**
 * Turns the sample words into a dictionary. Somebody without an account becomes a guest, and returns here once the
 * policies are accepted.
 */
export function useKeeping(
  terms: InterfaceLanguage,
  definitions: InterfaceLanguage,
): { keep: () => void; pending: boolean } {
  const navigate = useNavigate();
  const format = useFormat();
  const { user } = useSession();
  const onTheWay = useSearchParams()[0].has("keep");
  const around = redirectFor({ access: "accepted" }, user);
  const write: UseMutationResult<void, Error, void> = useMutation({
    mutationFn: async () => {
      const name = format.languageTitle(terms);
      const body = { name, termsLanguage: terms, definitionsLanguage: definitions };
      const { id } = await call("POST /dictionaries", { body });
      const words = { create: sampleWords(terms, definitions) };
      await call("PATCH /dictionaries/:id", { params: { id }, body: { words } });
      await Promise.all([queryClient.invalidateQueries({ queryKey: DICTIONARIES }), reloadUser()]);
      await navigate(paths.dictionary(id), { replace: true });
    },
  });
  const enter = useMutation({
    mutationFn: async () => {
      await call("POST /auth/guest", { body: { interfaceLanguage: currentLanguage() } });
      rememberDestination(paths.keepTrial(terms, definitions));
      await signedIn();
      await navigate(paths.acceptPolicy);
    },
  });
  const { mutate, isIdle } = write;
  const isReady = onTheWay && user !== null && around === null && isIdle;
  useEffect(() => {
    // Only if the button was pressed here: an address alone must not write to anyone's account.
    if (!isReady || destination() !== paths.keepTrial(terms, definitions)) return;
    forgetDestination();
    mutate();
  }, [isReady, mutate, terms, definitions]);
  const keep = (): void => {
    if (write.isPending || enter.isPending) return;
    if (!user) return enter.mutate();
    if (around === null) return write.mutate();
    rememberDestination(paths.keepTrial(terms, definitions));
    void navigate(around);
  };
  return { keep, pending: write.isPending || enter.isPending };
}
