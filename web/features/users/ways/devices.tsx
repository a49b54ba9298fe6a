import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { isNotFound } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { queryClient } from "../../../lib/queries.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { SESSIONS_ID } from "../section-ids.ts";
import { DeviceRow } from "./device-row.tsx";

import styles from "./devices.module.css";

/** The query of the list. */
export const SESSIONS = ["sessions"];

/** Where the account is logged in, with a way to end each session (contract §16). */
export function Devices(): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => call("GET /auth/sessions", { signal }),
  });
  const onSuccess = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: SESSIONS });
    // The button that was pressed is gone.
    list.current?.focus();
    announce(t("users.devices.ended"));
  };
  const end = useMutation({
    mutationFn: async (id: string) => {
      try {
        await call("DELETE /auth/sessions/:id", { params: { id } });
      } catch (error) {
        // It was ended elsewhere in the meantime, which is what the person wanted.
        if (!isNotFound(error)) throw error;
      }
    },
    onSuccess,
  });
  const endOthers = useMutation({ mutationFn: () => call("DELETE /auth/sessions"), onSuccess });
  return (
    <Setting
      id={SESSIONS_ID}
      title={t("users.devices.title")}
      action={
        (query.data?.sessions.length ?? 0) > 1 && (
          <Button pending={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t("users.devices.endOthers")}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ sessions }) => (
          <ul className={styles.list} ref={list} tabIndex={-1} aria-label={t("users.devices.title")}>
            {sessions.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                ending={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Setting>
  );
}
