import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/action/button.tsx";
import { PickList } from "../../../ui/form/pick-list.tsx";
import { Pick } from "../../../ui/form/pick.tsx";
import { Card } from "../../../ui/page/card.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { EMPTY_DRAFT, keptFor } from "../edit/kept-changes.ts";
import { listOptions } from "../queries.ts";
import { caughtTerm, stateWith } from "./caught-term.ts";

/** Where a text goes that another app shares with the installed one (contract §18): the dictionary used last comes first. */
export function AddPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("catching.add.title"));
  const term = caughtTerm(useSearchParams()[0]);
  const query = useQuery(listOptions({ filter: "", sort: "date", direction: -1 }));
  return (
    <Loaded query={query}>
      {({ data }) => {
        const [only] = data;
        if (!only) return <Navigate to={paths.newDictionary} state={stateWith(term)} replace />;
        return data.length === 1 ? <Taken dictionary={only} term={term} /> : <Choice {...{ data, term }} />;
      }}
    </Loaded>
  );
}

/** The form of new words has it, as if it had been typed there. */
function Taken({ dictionary, term }: { dictionary: Dictionary; term: string }): ReactNode {
  const { id: userId } = useSignedIn();
  const [to] = useState(() => {
    if (term) keptFor(userId, dictionary.id).keepDraft("new", { ...EMPTY_DRAFT, term });
    return paths.editWords(dictionary.id);
  });
  return <Navigate to={to} replace />;
}

function Choice({ data, term }: { data: readonly Dictionary[]; term: string }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id: userId } = useSignedIn();
  const [chosen, setChosen] = useState(data[0]?.id ?? "");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (term) keptFor(userId, chosen).keepDraft("new", { ...EMPTY_DRAFT, term });
    void navigate(paths.editWords(chosen), { replace: true });
  };
  return (
    <Card>
      <form onSubmit={submit}>
        <Stack>
          <Title small>{t("catching.add.title")}</Title>
          {term && <Text word>{term}</Text>}
          <Stack gap="small" role="radiogroup" aria-label={t("catching.add.which")}>
            <Text>{t("catching.add.which")}</Text>
            <PickList>
              {data.map(({ id, name, termsLanguage, wordsCount }) => (
                <Pick
                  key={id}
                  name="dictionary"
                  title={name}
                  lang={termsLanguage}
                  sub={t("testing.setup.words", { count: wordsCount })}
                  checked={chosen === id}
                  onChange={() => setChosen(id)}
                />
              ))}
            </PickList>
          </Stack>
          <Button type="submit" variant="primary" block>
            {t("catching.add.next")}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
