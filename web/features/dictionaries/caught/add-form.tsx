import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { directionOf } from "../../../../shared/languages.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Pick } from "../../../ui/form/pick.tsx";
import { Card } from "../../../ui/page/card.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { Choice } from "../choice.tsx";
import { EMPTY_DRAFT, keptFor } from "../edit/kept-changes.ts";
import { CaughtText } from "./caught-text.tsx";
import { textOfDraft } from "./text-of-draft.ts";

interface AddFormProps {
  /** The one used last comes first. */
  dictionaries: readonly Dictionary[];
  /** Empty where nothing was caught. */
  term: string;
}

/** Which dictionary a caught text is for, and whether it takes the place of what was typed there. */
export function AddForm({ dictionaries, term }: AddFormProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id: userId } = useSignedIn();
  const typedFor = (id: string): string => textOfDraft(keptFor(userId, id).draft("new"));
  const [chosen, setChosen] = useState(dictionaries[0]?.id ?? "");
  const [mine, setMine] = useState(() => typedFor(chosen));
  const [replaces, setReplaces] = useState(false);
  const terms = dictionaries.find(({ id }) => id === chosen)?.termsLanguage;
  const ofTerms = terms ? { lang: terms, dir: directionOf(terms) } : {};
  const show = (id: string, typed = typedFor(id)): void => {
    setChosen(id);
    setMine(typed);
    setReplaces(false);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = typedFor(chosen);
    // Another tab has changed it: the choice was about something else.
    if (term && typed !== mine) return show(chosen, typed);
    if (term && (replaces || !mine)) keptFor(userId, chosen).keepDraft("new", { ...EMPTY_DRAFT, term });
    void navigate(paths.editWords(chosen), { replace: true });
  };
  return (
    <Card>
      <form onSubmit={submit}>
        <Stack>
          <Title small>{t("catching.add.title")}</Title>
          {term && <CaughtText term={term} />}
          {dictionaries.length > 1 && (
            <Choice label={t("catching.add.which")}>
              {dictionaries.map(({ id, name, termsLanguage, wordsCount }) => (
                <Pick
                  key={id}
                  name="dictionary"
                  title={name}
                  lang={termsLanguage}
                  sub={t("testing.setup.words", { count: wordsCount })}
                  checked={chosen === id}
                  onChange={() => show(id)}
                />
              ))}
            </Choice>
          )}
          {term && mine && (
            <Choice label={t("catching.add.draft")}>
              <Pick
                name="text"
                title={mine}
                {...ofTerms}
                sub={t("catching.add.mine")}
                checked={!replaces}
                onChange={() => setReplaces(false)}
              />
              <Pick
                name="text"
                title={term}
                {...ofTerms}
                sub={t("catching.add.use")}
                checked={replaces}
                onChange={() => setReplaces(true)}
              />
            </Choice>
          )}
          <Button type="submit" variant="primary" block>
            {t("catching.add.next")}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
