import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { RECOVERY_CODES } from "../../../../shared/limits.ts";
import { call } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/queries.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { useProof } from "../proof.tsx";
import { SetUpDialog, type Secret } from "./codes/set-up-dialog.tsx";
import { TurnOffDialog } from "./codes/turn-off-dialog.tsx";

const CODES = ["totp"];

/** The second step of a log-in, turned on and off (contract §16). */
export function OneTimeCodes(): ReactNode {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<Secret | null>(null);
  const [turningOff, setTurningOff] = useState(false);
  const [turned, setTurned] = useState<"on" | "off">();
  const { guarded, dialog } = useProof();
  const { data } = useQuery({ queryKey: CODES, queryFn: ({ signal }) => call("GET /auth/totp", { signal }) });
  const begin = useMutation({
    mutationFn: async () => {
      setTurned(undefined);
      setBegun(await guarded(() => call("POST /auth/totp")));
    },
    // They were turned on elsewhere in the meantime: the row shows the current state.
    onError: () => queryClient.invalidateQueries({ queryKey: CODES }),
  });
  const finish = (state: "on" | "off"): void => {
    setTurningOff(false);
    setTurned(state);
    void queryClient.invalidateQueries({ queryKey: CODES });
  };
  return (
    <Setting
      title={t("users.codes.title")}
      hint={
        data &&
        (data.enabled
          ? t("users.codes.on", { count: data.recoveryCodesLeft, all: RECOVERY_CODES.many })
          : t("users.codes.off"))
      }
      action={
        data &&
        (data.enabled ? (
          <Button aria-label={t("users.codes.turnOffNamed")} onClick={() => setTurningOff(true)}>
            {t("users.codes.turnOff")}
          </Button>
        ) : (
          <Button
            aria-label={t("users.codes.turnOnNamed")}
            pending={begin.isPending}
            onClick={() => begin.mutate()}
          >
            {t("users.codes.turnOn")}
          </Button>
        ))
      }
    >
      {dialog}
      <SetUpDialog begun={begun} onClose={() => setBegun(null)} onTurnedOn={() => finish("on")} />
      <TurnOffDialog
        open={turningOff}
        onClose={() => setTurningOff(false)}
        onTurnedOff={() => finish("off")}
      />
      {turned && (
        <Note tone="right" role="status">
          {turned === "on" ? t("users.codes.isOn") : t("users.codes.isOff")}
        </Note>
      )}
    </Setting>
  );
}
