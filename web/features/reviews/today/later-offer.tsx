import { useEffect, useState, type ComponentType, type ReactNode } from "react";

import { withStrings } from "../../../lib/i18n.ts";

/** Loaded behind what everybody came for; without a network it is left out. */
export function LaterOffer(): ReactNode {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    withStrings(import("../reminder/offer-reminder.tsx"), "users").then(
      ({ OfferReminder }) => setOffer(() => OfferReminder),
      () => undefined,
    );
  }, []);
  return Offer && <Offer />;
}
