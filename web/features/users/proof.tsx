import { useRef, useState, type ReactNode } from "react";

import { ApiError } from "../../lib/api-error.ts";
import { ProofDialog } from "./proof-dialog.tsx";

interface Proof {
  /** Runs an action that needs a proof: if it is missing, asks for it and runs the action again. Null: not proved. */
  guarded: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
  /** To be rendered inside the dialog from which the action is started. */
  dialog: ReactNode;
}

/** Asks who is there only when the server requires it (contract §16); the screen behind stays as it is. */
export function useProof(): Proof {
  const [asking, setAsking] = useState(false);
  // Two actions started at once share one proof.
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  const finish = (proved: boolean): void => {
    setAsking(false);
    for (const goOn of waiting.current.splice(0)) goOn(proved);
  };
  const ask = (): Promise<boolean> => {
    setAsking(true);
    return new Promise((resolve) => {
      waiting.current.push(resolve);
    });
  };
  return {
    guarded: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "proof_required")) throw error;
        return (await ask()) ? work() : null;
      }
    },
    dialog: <ProofDialog open={asking} onCancel={() => finish(false)} onProved={() => finish(true)} />,
  };
}
