import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "../../../shared/languages.ts";
import { useFormat } from "../../lib/format.ts";
import { sampleLanguages } from "../../lib/sample-words.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { Row } from "../../ui/page/row.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Wrap } from "../../ui/page/wrap.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";

import styles from "./trial.module.css";

/** One press on a language begins its test; who wants that of the interface chooses another for the definitions. */
export function WhichLanguage({ known }: { known: InterfaceLanguage }): ReactNode {
  const { t } = useTranslation();
  const [, setParams] = useSearchParams();
  const format = useFormat();
  return (
    <Wrap>
      <div className={styles.page}>
        <Stack gap="large">
          <div>
            <Title>{t("testing.trial.title")}</Title>
            <Text tone="muted">{t("testing.trial.lead")}</Text>
          </div>
          <Heading>{t("testing.trial.which")}</Heading>
          <Row>
            {sampleLanguages(known).map((code) => (
              <ButtonLink key={code} to={paths.trialIn(code, known)} big>
                {format.languageName(code)}
              </ButtonLink>
            ))}
          </Row>
          <SelectField
            label={t("dictionaries.form.definitionsLanguage")}
            fit
            value={known}
            onChange={({ target }) => setParams({ known: target.value }, { replace: true })}
            options={INTERFACE_LANGUAGES.map((code) => ({
              value: code,
              label: format.languageTitle(code),
            }))}
          />
        </Stack>
      </div>
    </Wrap>
  );
}
