import { Keyboard } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { ScreenFacts } from "../../shared/screens.ts";
import { useUser } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/action/button.tsx";
import { showKeyboardHelp } from "./shown-keyboard-help.ts";
import { SiteFooter } from "./site-footer.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const FIRST_YEAR = 2026;

/** `shown`: what the table of screens says about the screen above it. */
export function Footer({ shown }: { shown: ScreenFacts["footer"] }): ReactNode {
  const { t } = useTranslation();
  const user = useUser();
  if (shown === "never") return null;
  return (
    <SiteFooter
      owner={`© ${FIRST_YEAR} Wordhoard`}
      label="Wordhoard"
      wideOnly={shown === "wide"}
      end={!user && <ThemeSwitch />}
      wideEnd={
        <Button variant="quiet" icon={<Keyboard />} onClick={() => showKeyboardHelp(true)}>
          {t("keys.title")}
        </Button>
      }
      links={[
        { to: paths.about, label: t("publicPages.about") },
        { to: paths.welcome, label: t("publicPages.welcome") },
        { to: paths.support, label: t("publicPages.support") },
        { to: paths.policies(), label: t("publicPages.policies") },
      ]}
    />
  );
}
