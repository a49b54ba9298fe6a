import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router";

import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Card } from "../../../ui/page/card.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { listOptions } from "../queries.ts";
import { AddForm } from "./add-form.tsx";
import { caughtTerm, stateWith } from "./caught-term.ts";
import { CaughtText } from "./caught-text.tsx";

/**
 * Where a text goes that another app shares with the installed one (contract §18), or that a link brings: anybody may
 * have written the link, so the text is shown first, and nothing is kept or sent of it before a button is pressed.
 */
export function AddPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("catching.add.title"));
  const term = caughtTerm(useSearchParams()[0]);
  const query = useQuery(listOptions({ filter: "", sort: "date", direction: -1 }));
  return (
    <Loaded query={query}>
      {({ data }) => {
        const [first, second] = data;
        if (first && (term || second)) return <AddForm dictionaries={data} term={term} />;
        if (term) return <ToFirstDictionary term={term} />;
        return <Navigate to={first ? paths.editWords(first.id) : paths.newDictionary} replace />;
      }}
    </Loaded>
  );
}

function ToFirstDictionary({ term }: { term: string }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Card>
      <Stack>
        <Title small>{t("catching.add.title")}</Title>
        <CaughtText term={term} />
        <Button
          variant="primary"
          block
          onClick={() => void navigate(paths.newDictionary, { state: stateWith(term), replace: true })}
        >
          {t("catching.add.next")}
        </Button>
      </Stack>
    </Card>
  );
}
