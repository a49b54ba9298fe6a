import type { ReactNode } from "react";

import { withStrings } from "../../../lib/i18n.ts";
import { lazyScreen, ScreenOutline } from "../../../lib/screen.tsx";

const offer = lazyScreen(() =>
  withStrings(import("../reminder/offer-reminder.tsx"), "users").then(
    ({ OfferReminder }) => OfferReminder,
    () => Nothing,
  ),
);

/** Loaded behind what everybody came for; without a network it is left out. */
export const LaterOffer = (): ReactNode => <ScreenOutline value={null}>{offer}</ScreenOutline>;

const Nothing = (): null => null;
