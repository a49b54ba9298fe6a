import { Keyboard } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { showKeyboardHelp } from "../lib/keyboard-help.ts";
import { useUser } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/action/button.tsx";
import { hidesFooter } from "./footer-rule.ts";
import { SiteFooter } from "./site-footer.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const FIRST_YEAR = 2026;

export function Footer(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useUser();
  if (hidesFooter(pathname, false)) return null;
  return (
    <SiteFooter
      owner={`© ${FIRST_YEAR} Wordhoard`}
      label="Wordhoard"
      wideOnly={hidesFooter(pathname, true)}
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
