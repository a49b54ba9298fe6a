import { useRef, useState, type ReactNode } from "react";

import { ApiError } from "../../lib/api-error.ts";
import { ProofDialog } from "./proof-dialog.tsx";

interface Proof {
  /** Does what wants a proof: where one is missing it is asked for, and the work is done again. Null: not proved. */
  guarded: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
  /** To be drawn inside of whatever dialog the work is started from. */
  dialog: ReactNode;
}

/** Asks who is there only when the server wants to know (contract §16); the screen stays as it is below. */
export function useProof(): Proof {
  const [asking, setAsking] = useState(false);
  // Two works that were begun at once wait for one proof.
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
