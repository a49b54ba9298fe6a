import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { guestEnd } from "../../lib/last-session.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Card } from "../../ui/page/card.tsx";
import { Note } from "../../ui/text/note.tsx";
import { Title } from "../../ui/text/title.tsx";
import { Farewell } from "./farewell.tsx";
import { GoogleWay } from "./google-way.tsx";
import { useHandover } from "./handover.ts";

import styles from "./auth-menu-page.module.css";

/** The ways in (spec §2, `/auth`). */
export function AuthMenuPage(): ReactNode {
  const { ended, user } = useSession();
  const endOfGuest = guestEnd();
  return ended === "expired" && !user && endOfGuest ? <Farewell at={endOfGuest} /> : <WaysIn />;
}

function WaysIn(): ReactNode {
  const { t } = useTranslation();
  const { ended, user } = useSession();
  const { notice } = useHandover();
  usePageTitle(t("auth.menu.title"));
  const ways = [
    { to: paths.logIn, name: t("auth.menu.logIn"), text: t("auth.menu.logInText") },
    { to: paths.signUp, name: t("auth.menu.signUp"), text: t("auth.menu.signUpText") },
    { to: paths.guest, name: t("auth.menu.guest"), text: t("auth.menu.guestText") },
  ];
  return (
    <Card>
      <Title small>{t("auth.menu.title")}</Title>
      {ended === "expired" && (
        <Note tone="info" role="status">
          {t("errors.unauthorized")}
        </Note>
      )}
      {notice === "accountDeleted" && (
        <Note tone="right" role="status">
          {t("auth.menu.accountDeleted")}
        </Note>
      )}
      <ul className={styles.ways}>
        {ways
          .filter(({ to }) => !(user && to === paths.guest))
          .map(({ to, name, text }) => (
            <li key={to}>
              <Link to={to}>
                <span className={styles.name}>{name}</span>
                <span className={styles.text}>{text}</span>
                <ChevronRight />
              </Link>
            </li>
          ))}
      </ul>
      <GoogleWay />
    </Card>
  );
}
