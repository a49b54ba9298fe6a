import type { Ledger } from "./ledger.ts";
import { snapshot } from "./ledger.ts";
import { listing } from "./listing.ts";
import { invalid } from "./refusal.ts";
import { lineItemOf } from "./shapes-catalogue.ts";

type Thing = Record<string, unknown>;

/** The answer with the requested references replaced by the objects themselves, and with omitted lists included. */
export function expanded(ledger: Ledger, answer: object, paths: readonly string[]): object {
  const copy = snapshot(answer) as Thing;
  for (const path of paths) expand(ledger, copy, path.split("."), path);
  return copy;
}

function expand(ledger: Ledger, thing: Thing, [name = "", ...rest]: string[], path: string): void {
  const held = thing[name] ?? leftOut(ledger, thing, name);
  if (held === undefined) throw invalid(`This property cannot be expanded (${path}).`);
  const things = (Array.isArray(held) ? held : [held]).map((one: unknown) =>
    typeof one === "string" ? reference(ledger, one, path) : one,
  );
  thing[name] = Array.isArray(held) ? things : things[0];
  if (rest.length === 0) return;
  for (const one of things) if (isThing(one)) expand(ledger, one, rest, path);
}

function reference(ledger: Ledger, id: string, path: string): object {
  const found = ledger.find(id);
  if (!found) throw invalid(`This property cannot be expanded (${path}).`);
  return snapshot(found);
}

/** Lists that an answer contains only on request, and references that are empty. */
function leftOut(ledger: Ledger, thing: Thing, name: string): unknown {
  if (name in thing) return null;
  const id = String(thing.id);
  switch (`${String(thing.object)}.${name}`) {
    case "invoice.payments": {
      const payments = [...ledger.invoicePayments.values()].filter((payment) => payment.invoice === id);
      return snapshot(listing(`/v1/invoice_payments?invoice=${id}`, payments, {}));
    }
    case "checkout.session.line_items": {
      const cart = ledger.carts.get(id);
      const items = cart ? [lineItemOf(cart.price, cart.quantity)] : [];
      return snapshot(listing(`/v1/checkout/sessions/${id}/line_items`, items, {}));
    }
    case "customer.subscriptions": {
      const running = [...ledger.subscriptions.values()].filter(
        (subscription) => subscription.customer === id && subscription.status !== "canceled",
      );
      return snapshot(listing(`/v1/customers/${id}/subscriptions`, running, {}));
    }
    default:
      return undefined;
  }
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}
