import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { RefundQuote } from "../../../shared/api/payment.ts";
import { useFormat } from "../../lib/format.ts";

/** What is lost, and how much money comes back. */
export function RefundWarning({ quote }: { quote: RefundQuote }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = format.money(quote.amount, quote.currency);
  if (quote.whole) return <p>{t("payment.cancel.now.whole", { amount })}</p>;
  if (quote.amount === 0) return <p>{t("payment.cancel.now.nothing")}</p>;
  return <p>{t("payment.cancel.now.part", { amount, count: quote.unusedDays })}</p>;
}
