import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import type { Outcome } from "../../../shared/api/testing.ts";
import { isInterfaceLanguage, type InterfaceLanguage } from "../../../shared/languages.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { sampleLanguages } from "../../lib/sample-words.ts";
import { TrialResult } from "./trial-result.tsx";
import { Trial } from "./trial.tsx";
import { WhichLanguage } from "./which-language.tsx";

/** A test of five words that leaves nothing behind, and the way to keep them. */
export function TrialPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("testing.trial.title"));
  const [params] = useSearchParams();
  const known = knownIn(params);
  const learnt = sampleLanguages(known).find((code) => code === params.get("learn"));
  const [result, setResult] = useState<{ of: string; outcomes: readonly Outcome[] } | null>(null);
  if (!learnt) return <WhichLanguage known={known} />;
  const outcomes = result?.of === `${learnt} ${known}` ? result.outcomes : null;
  if (outcomes || params.has("keep"))
    return <TrialResult terms={learnt} definitions={known} outcomes={outcomes} />;
  return (
    <Trial
      key={`${learnt} ${known}`}
      terms={learnt}
      definitions={known}
      onDone={(all) => setResult({ of: `${learnt} ${known}`, outcomes: all })}
    />
  );
}

/** The language of the definitions: that of the interface, unless another was chosen. */
function knownIn(params: URLSearchParams): InterfaceLanguage {
  const known = params.get("known");
  return isInterfaceLanguage(known) ? known : currentLanguage();
}
