import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import type { CallPath } from "../../../../shared/api/calls.ts";
import { urlOf } from "../../../../shared/endpoint.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../../paths.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { PageHead } from "../../../ui/page/page-head.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { CopyField } from "../copy-field.tsx";

import styles from "./catching-page.module.css";

/** How words come from other programs and apps, in three steps each (contract §18). */
export function CatchingPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("catching.how.title"));
  return (
    <>
      <PageHead
        title={t("catching.how.title")}
        back={{ to: `${paths.editUser}#ways`, label: t("common.editUser") }}
      />
      <Stack gap="large">
        <Text className={styles.lead}>{t("catching.how.lead")}</Text>
        <Sheet as="section" pad aria-labelledby="add-on">
          <h2 id="add-on" className={styles.title}>
            {t("catching.how.addOn.title")}
          </h2>
          <ol className={styles.steps}>
            <li>
              <RichText
                text={t("catching.how.addOn.first")}
                parts={{ settings: <Link to={`${paths.editUser}#ways`} /> }}
              />
            </li>
            <li>
              {t("catching.how.addOn.second")}
              <CopyField
                label={t("catching.how.addOn.address")}
                value={`${location.origin}${urlOf("/ankiconnect" satisfies CallPath)}`}
                copyLabel={t("catching.keys.copy")}
                copiedLabel={t("catching.keys.copied")}
              />
            </li>
            <li>{t("catching.how.addOn.third")}</li>
          </ol>
        </Sheet>
        <Sheet as="section" pad aria-labelledby="share">
          <h2 id="share" className={styles.title}>
            {t("catching.how.share.title")}
          </h2>
          <ol className={styles.steps}>
            <li>{t("catching.how.share.first")}</li>
            <li>{t("catching.how.share.second")}</li>
            <li>{t("catching.how.share.third")}</li>
          </ol>
          <Text tone="muted" small>
            {t("catching.how.share.where")}
          </Text>
        </Sheet>
      </Stack>
    </>
  );
}
