import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Wrap } from "../../../ui/page/wrap.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";

/** Nothing is asked, and nothing was. */
export function NoTest(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("testing.run.none"));
  return (
    <Wrap>
      <Stack>
        <Title small>{t("testing.run.none")}</Title>
        <Text tone="muted">{t("testing.run.noneText")}</Text>
        <div>
          <ButtonLink to={paths.newTest()} variant="primary" big>
            {t("testing.run.newTest")}
          </ButtonLink>
        </div>
      </Stack>
    </Wrap>
  );
}
