import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { Refusals } from "./layout/refusals.tsx";
import { i18n } from "./lib/i18n.ts";
import { queryClient } from "./lib/queries.ts";
import { Router } from "./router.tsx";
import { LiveRegion } from "./ui/feedback/live-region.tsx";

/** The whole app; the caller wraps it in a router of react-router. `nonce` is for styles added later. */
export function App({ nonce }: { nonce: string }): ReactNode {
  return (
    <CSPProvider nonce={nonce}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <LiveRegion>
            <Refusals />
            <Router />
          </LiveRegion>
        </QueryClientProvider>
      </I18nextProvider>
    </CSPProvider>
  );
}
