import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Row } from "../../ui/row.tsx";
import { Text } from "../../ui/text.tsx";
import { Section } from "./section.tsx";

/** Who logs in with Google has no password yet; a code from the mail proves that the mailbox is theirs. */
export function FirstPassword(): ReactNode {
  const { t } = useTranslation();
  const { email } = useSignedIn();
  return (
    <Section title={t("users.password.title")}>
      <Text tone="muted">{t("users.password.none")}</Text>
      <Row>
        <ButtonLink to={paths.restore} state={{ email }}>
          {t("users.password.set")}
        </ButtonLink>
      </Row>
    </Section>
  );
}
