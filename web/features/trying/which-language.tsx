import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFormat } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { sampleLanguages } from "../../lib/sample-words.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/action/button-link.tsx";
import { Row } from "../../ui/page/row.tsx";
import { Stack } from "../../ui/page/stack.tsx";
import { Wrap } from "../../ui/page/wrap.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Title } from "../../ui/text/title.tsx";

import styles from "./trial.module.css";

/** One press on a language begins its test. */
export function WhichLanguage(): ReactNode {
  const { t } = useTranslation();
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
            {sampleLanguages(currentLanguage()).map((code) => (
              <ButtonLink key={code} to={paths.trialIn(code)} big>
                {format.languageName(code)}
              </ButtonLink>
            ))}
          </Row>
        </Stack>
      </div>
    </Wrap>
  );
}
