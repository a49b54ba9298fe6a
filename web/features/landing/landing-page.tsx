import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { usePageTitle } from "../../lib/page-title.ts";
import { Hero } from "./hero.tsx";
import { HowTo } from "./how-to.tsx";
import { Reviews } from "./reviews.tsx";
import { Tutorial } from "./tutorial.tsx";

/** The welcome page (spec §1). */
export function LandingPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("landing.title").replaceAll("\u00ad", ""));
  return (
    <>
      <Hero />
      <HowTo />
      <Tutorial />
      <Reviews />
    </>
  );
}
