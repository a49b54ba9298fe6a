import type { Stripe } from "stripe";

import { type Answer, htmlPage, type Incoming, seeOther } from "../http-stand-in.ts";
import { html, type Markup, page } from "../page.ts";
import { payCheckout } from "./checkout.ts";
import { idOf } from "./ids.ts";
import { type Ledger, taken } from "./ledger.ts";
import { itemOf } from "./shapes-subscription.ts";
import { cancelAtPeriodEnd } from "./subscribing.ts";

/** The pages that people are sent to: the checkout and the customer portal. */
export function paymentPages(ledger: Ledger, eventsSent: () => Promise<void>) {
  return async ({ method, url, body }: Incoming): Promise<Answer> => {
    const [, kind, , id = ""] = url.pathname.split("/");
    const form = method === "POST" ? new URLSearchParams(body) : null;
    const session = kind === "c" ? ledger.checkouts.get(id) : undefined;
    const portal = kind === "p" ? ledger.portals.get(id) : undefined;
    if (portal) return form ? changePlan(ledger, portal, form) : htmlPage(portalPage(ledger, portal));
    if (!session) return htmlPage(page("Not found", html`<p>There is no such page.</p>`), 404);
    if (session.status !== "open")
      return htmlPage(page("Checkout", html`<p>This checkout is ${session.status ?? "over"}.</p>`));
    const answer = form ? leaveCheckout(ledger, session, form) : htmlPage(checkoutPage(session, null));
    // The real page also waits for the webhook before it redirects the payer.
    await eventsSent();
    return answer;
  };
}

function leaveCheckout(ledger: Ledger, session: Stripe.Checkout.Session, form: URLSearchParams): Answer {
  const action = form.get("action");
  if (action === "cancel") return seeOther(session.cancel_url ?? "/");
  const paid = action !== "decline" && payCheckout(ledger, session, form.get("email") ?? "");
  if (!paid) return htmlPage(checkoutPage(session, "Your card was declined. Try a different card."), 402);
  if (action === "pay-once") ledger.cards.set(idOf(session.customer), "declined-on-renewal");
  return seeOther((session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

function checkoutPage(session: Stripe.Checkout.Session, problem: string | null): string {
  const needsEmail = session.customer === null && session.customer_email === null;
  return page(
    "Checkout (stand-in)",
    html`${problem === null ? html`` : html`<p role="alert">${problem}</p>`}
      <p>Premium, ${money(session.amount_total, session.currency)} per month</p>
      <form method="post">
        ${
          needsEmail
            ? html`<p>
                <label>E-mail <input name="email" type="email" required /></label>
              </p>`
            : html``
        }
        <p><button name="action" value="pay">Pay</button></p>
        <p><button name="action" value="pay-once">Pay with a card that fails on renewal</button></p>
        <p><button name="action" value="decline" formnovalidate>Pay with a declined card</button></p>
        <p><button name="action" value="cancel" formnovalidate>Cancel</button></p>
      </form>`,
  );
}

function changePlan(ledger: Ledger, portal: Stripe.BillingPortal.Session, form: URLSearchParams): Answer {
  const subscription = ledger.subscriptions.get(form.get("subscription") ?? "");
  const action = form.get("action");
  if (subscription && subscription.customer === portal.customer && subscription.status !== "canceled") {
    if (action === "cancel") cancelAtPeriodEnd(ledger, subscription, true);
    if (action === "renew") cancelAtPeriodEnd(ledger, subscription, false);
  }
  if (action === "good-card") ledger.cards.set(portal.customer, "ok");
  if (action === "failing-card") ledger.cards.set(portal.customer, "declined-on-renewal");
  return seeOther(`/p/session/${portal.id}`);
}

function portalPage(ledger: Ledger, portal: Stripe.BillingPortal.Session): string {
  const customer = taken(ledger.customers, portal.customer);
  const subscriptions = [...ledger.subscriptions.values()].filter(
    ({ customer: id }) => id === portal.customer,
  );
  const plans = subscriptions.map(plan);
  const back = portal.return_url === null ? html`` : html`<p><a href="${portal.return_url}">Return</a></p>`;
  return page(
    "Your subscription (stand-in)",
    html`<p>${customer.email ?? customer.id}</p>
      ${plans.length > 0 ? plans : html`<p>No subscription.</p>`}
      <form method="post">
        <p>
          <button name="action" value="good-card">Use a good card</button>
          <button name="action" value="failing-card">Use a card that fails on renewal</button>
        </p>
      </form>
      ${back}`,
  );
}

function plan(subscription: Stripe.Subscription): Markup {
  const end = new Date(itemOf(subscription).current_period_end * 1000).toISOString().slice(0, 10);
  const ending = subscription.cancel_at_period_end;
  const button =
    subscription.status === "canceled"
      ? html``
      : html`<button name="action" value="${ending ? "renew" : "cancel"}">
          ${ending ? "Renew plan" : "Cancel plan"}
        </button>`;
  return html`<form method="post">
    <p>Premium: ${subscription.status}, ${ending ? "ends" : "paid until"} ${end}</p>
    <input type="hidden" name="subscription" value="${subscription.id}" />
    ${button}
  </form>`;
}

function money(cents: number | null, currency: string | null): string {
  return `${((cents ?? 0) / 100).toFixed(2)} ${(currency ?? "").toUpperCase()}`;
}
