import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { call } from "../../../lib/api.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Card } from "../../../ui/page/card.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { useDictionaryId } from "../dictionary-id.ts";
import { infoOptions, refreshDictionary } from "../queries.ts";
import { DictionaryForm } from "./dictionary-form.tsx";
import { LearningFields } from "./learning-fields.tsx";
import { SoundSettings } from "./sound-settings.tsx";

export function EditDictionaryPage(): ReactNode {
  const { t } = useTranslation();
  const id = useDictionaryId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const announce = useAnnounce();
  const query = useQuery(infoOptions(id));
  const title = t("dictionaries.editInfo");
  usePageTitle(title);
  return (
    <Loaded query={query} loading={<Loading kind="form" title={title} label={t("common.loading")} />}>
      {({ name, termsLanguage, definitionsLanguage, review, newPerDay, skipArticles }) => (
        <Stack gap="large">
          <Card>
            <Title small>{title}</Title>
            <DictionaryForm
              initial={{
                name,
                termsLanguage,
                definitionsLanguage,
                review,
                newPerDay: newPerDay === null ? "" : String(newPerDay),
                skipArticles,
              }}
              hint={() => t("dictionaries.form.editHint")}
              submitLabel={t("common.save")}
              cancelTo={paths.dictionary(id)}
              submit={async (body) => {
                await call("PATCH /dictionaries/:id", { params: { id }, body });
                announce(t("dictionaries.saved"));
                await refreshDictionary(client, id);
                await navigate(paths.dictionary(id), { replace: true });
              }}
            >
              {(field, language) => <LearningFields field={field} termsLanguage={language} />}
            </DictionaryForm>
          </Card>
          <SoundSettings dictionary={{ id, termsLanguage, review }} />
        </Stack>
      )}
    </Loaded>
  );
}
