import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";

import { call } from "../../../lib/api.ts";
import { currentLanguage } from "../../../lib/i18n.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { reloadUser, useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Card } from "../../../ui/page/card.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { termIn } from "../caught/caught-term.ts";
import { EMPTY_DRAFT, keptFor } from "../edit/kept-changes.ts";
import { useLimitText } from "../limit-text.ts";
import { useMoreRoom } from "../more-room.tsx";
import { refreshLists } from "../queries.ts";
import { ARTICLES } from "./articles.ts";
import { DictionaryForm } from "./dictionary-form.tsx";

export function CreateDictionaryPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const announce = useAnnounce();
  const { state } = useLocation();
  const { id: userId, limits, usage } = useSignedIn();
  const limitText = useLimitText();
  const moreRoom = useMoreRoom();
  const full = usage.dictionaries >= limits.dictionaries;
  usePageTitle(t("dictionaries.new"));
  return (
    <Card>
      <Title small>{t("dictionaries.new")}</Title>
      {full && (
        <Note role="status" action={moreRoom}>
          {limitText}
        </Note>
      )}
      <DictionaryForm
        initial={{ name: "", termsLanguage: "", definitionsLanguage: currentLanguage() }}
        hint={(termsLanguage) => {
          const articles = termsLanguage && ARTICLES[termsLanguage];
          const hint = t("dictionaries.form.createHint");
          return articles ? `${hint} ${t("dictionaries.form.articlesHint", { articles })}` : hint;
        }}
        submitLabel={t("dictionaries.form.create")}
        cancelTo={paths.dictionaries}
        disabledReason={full ? limitText : undefined}
        submit={async (body) => {
          const { id } = await call("POST /dictionaries", { body });
          announce(t("dictionaries.created"));
          await Promise.all([refreshLists(client), reloadUser()]);
          const term = termIn(state);
          if (term) keptFor(userId, id).keepDraft("new", { ...EMPTY_DRAFT, term });
          await navigate(term ? paths.editWords(id) : paths.dictionary(id), { replace: true });
        }}
      />
    </Card>
  );
}
