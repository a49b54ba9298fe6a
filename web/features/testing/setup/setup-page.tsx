import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { allDictionariesOptions } from "../../../lib/all-dictionaries.ts";
import { useCurrentTest } from "../../../lib/current-test.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { PageHead } from "../../../ui/page/page-head.tsx";
import { RunningTest } from "./running-test.tsx";
import { SetupForm } from "./setup-form.tsx";

/** What a test is made of (spec §2, `/createTester`). */
export function SetupPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("testing.setup.title"));
  const dictionaries = useQuery(allDictionariesOptions);
  const { isPending } = useCurrentTest();
  return (
    <>
      <PageHead title={t("testing.setup.title")} />
      <RunningTest />
      <Loaded query={dictionaries}>
        {({ data }) => {
          // A paused test is above the choices, which would move if it appeared after them.
          if (isPending) return <Loading label={t("common.loading")} />;
          return data.length === 0 ? <NoDictionaries /> : <SetupForm dictionaries={data} />;
        }}
      </Loaded>
    </>
  );
}

function NoDictionaries(): ReactNode {
  const { t } = useTranslation();
  return (
    <EmptyState
      ornament={t("dictionaries.ornament")}
      title={t("testing.setup.noDictionaries")}
      action={
        <ButtonLink to={paths.newDictionary} variant="primary" big>
          {t("testing.setup.createDictionary")}
        </ButtonLink>
      }
    >
      {t("testing.setup.noDictionariesText")}
    </EmptyState>
  );
}
