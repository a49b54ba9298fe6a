import { useMutation } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/action/button.tsx";
import { waitOf } from "./clock.ts";
import { nextCodeTime, waitForNextCode } from "./next-code.ts";
import { useTimeLeft } from "./use-time-left.ts";

interface ResendProps {
  email: string;
  send: () => Promise<unknown>;
  onSent: () => void;
}

/** Requests another code; the wait that the server enforces is counted down on the button itself. */
export function Resend({ email, send, onSent }: ResendProps): ReactNode {
  const { t } = useTranslation();
  const [until, setUntil] = useState(() => nextCodeTime(email));
  const left = useTimeLeft(until);
  const resend = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setUntil(waitForNextCode(email));
      onSent();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfter) setUntil(waitForNextCode(email, error.retryAfter));
    },
  });
  return (
    <Button
      variant="quiet"
      icon={<RefreshCw />}
      pending={resend.isPending}
      disabledReason={left > 0 ? t("auth.code.wait") : undefined}
      onClick={() => resend.mutate()}
    >
      {left > 0 ? t("auth.code.resendIn", { time: waitOf(left) }) : t("auth.code.resend")}
    </Button>
  );
}
