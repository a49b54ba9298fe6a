import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { isNotFound } from "../../../lib/api-error.ts";
import { call } from "../../../lib/api.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { queryClient } from "../../../lib/queries.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Setting } from "../../../ui/form/setting.tsx";
import { useProof } from "../proof.tsx";
import { KeyDialog } from "./key-dialog.tsx";
import { KeyRow } from "./key-row.tsx";

import styles from "./devices.module.css";

const TOKENS = ["tokens"];

/** Keys that let other programs read and change words, with a way to end each (contract §18). */
export function Keys(): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { policiesAccepted } = useSignedIn();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [making, setMaking] = useState(false);
  const { guarded, dialog } = useProof();
  const query = useQuery({
    queryKey: TOKENS,
    queryFn: ({ signal }) => call("GET /auth/tokens", { signal }),
  });
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: TOKENS });
  const end = useMutation({
    mutationFn: async (id: string) => {
      try {
        return (await guarded(async () => {
          await call("DELETE /auth/tokens/:id", { params: { id } });
          return true;
        })) as true | null;
      } catch (error) {
        // It was ended elsewhere in the meantime, which is what the person wanted.
        if (isNotFound(error)) return true;
        throw error;
      }
    },
    onSuccess: async (ended) => {
      if (!ended) return;
      const wasLast = query.data?.tokens.length === 1;
      await refresh();
      // The pressed button is gone, and with its last row the list.
      (wasLast ? add : list).current?.focus();
      announce(t("catching.keys.ended"));
    },
  });
  return (
    <Setting
      title={t("catching.keys.title")}
      hint={
        <>
          {t("catching.keys.hint")}{" "}
          {policiesAccepted && <Link to={paths.catching}>{t("catching.keys.how")}</Link>}
        </>
      }
      action={
        policiesAccepted && (
          <Button ref={add} onClick={() => setMaking(true)}>
            {t("catching.keys.add")}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ tokens }) =>
          tokens.length > 0 && (
            <ul className={styles.list} ref={list} tabIndex={-1} aria-label={t("catching.keys.list")}>
              {tokens.map((token) => (
                <KeyRow
                  key={token.id}
                  token={token}
                  ending={end.isPending && end.variables === token.id}
                  onEnd={() => end.mutate(token.id)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {making && <KeyDialog onClose={() => setMaking(false)} onMade={refresh} />}
      {dialog}
    </Setting>
  );
}
