import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";

interface ProviderPage {
  go: () => void;
  /** From the click until this page is left. */
  leaving: boolean;
}

/** Navigates to a page of the payment provider, whose address `ask` fetches. `onFailure` reports a failure itself. */
export function useProviderPage(
  ask: () => Promise<{ url: string }>,
  onFailure?: (error: Error) => Promise<void>,
): ProviderPage {
  const mutation = useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => location.assign(url),
    ...(onFailure && { onError: onFailure, meta: { handled: true } }),
  });
  const { reset } = mutation;
  // When the person comes back, the browser may show this page exactly as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [reset]);
  return { go: () => mutation.mutate(), leaving: mutation.isPending || mutation.isSuccess };
}
