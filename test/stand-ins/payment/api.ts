import { Stripe } from "stripe";

import { type Answer, type Incoming, json } from "../http-stand-in.ts";
import { findEndpoint } from "./endpoint.ts";
import { catalogueEndpoints } from "./endpoints-catalogue.ts";
import { checkoutEndpoints } from "./endpoints-checkout.ts";
import { customerEndpoints } from "./endpoints-customer.ts";
import { moneyEndpoints } from "./endpoints-money.ts";
import { subscriptionEndpoints } from "./endpoints-subscription.ts";
import { expanded } from "./expansion.ts";
import { decodeForm, type FormTree } from "./form.ts";
import { Idempotency } from "./idempotency.ts";
import { newId } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import { invalid, Refusal } from "./refusal.ts";
import { listOf, text } from "./rules.ts";

const ENDPOINTS = [
  ...customerEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...moneyEndpoints,
];

export interface ApiRequest {
  method: string;
  path: string;
  params: FormTree;
  idempotencyKey: string | null;
}

/** Answers the provider's API calls; each is reported to `seen` before it is processed. */
export function paymentApi(ledger: Ledger, secretKey: string, seen: (request: ApiRequest) => void) {
  const idempotency = new Idempotency();

  return (incoming: Incoming): Answer => {
    const requestId = newId("req", 14);
    const { method, url, headers } = incoming;
    const sent = method === "POST" ? incoming.body : url.search.slice(1);
    const key = method === "POST" ? header(headers["idempotency-key"]) : undefined;
    const answerHeaders = {
      "request-id": requestId,
      "stripe-version": Stripe.API_VERSION,
      ...(key !== undefined && { "idempotency-key": key }),
    };
    try {
      checkKey(headers.authorization, secretKey);
      checkVersion(header(headers["stripe-version"]));
      const form = decodeForm(sent);
      seen({ method, path: url.pathname, params: form, idempotencyKey: key ?? null });
      const { status, body, replayed } = idempotency.once(key, `${method} ${url.pathname} ${sent}`, () => {
        ledger.request = { id: requestId, idempotency_key: key ?? null };
        return act(ledger, method, url.pathname, form);
      });
      return json(body, status, { ...answerHeaders, ...(replayed && { "idempotent-replayed": "true" }) });
    } catch (error) {
      if (error instanceof Refusal) return json({ error: error.error }, error.status, answerHeaders);
      throw error;
    } finally {
      ledger.request = null;
    }
  };
}

/** An error after the parameters were read is an outcome like any other, and is stored for the key. */
function act(
  ledger: Ledger,
  method: string,
  path: string,
  form: FormTree,
): { status: number; body: unknown } {
  const endpoint = findEndpoint(ENDPOINTS, method, path);
  if (!endpoint)
    throw new Refusal(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  try {
    const paths = form.expand === undefined ? [] : listOf(text)(form.expand, "expand");
    return { status: 200, body: expanded(ledger, endpoint.found.run(ledger, form, endpoint.id), paths) };
  } catch (error) {
    if (error instanceof Refusal && !error.beforeActing)
      return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

function checkKey(authorization: string | undefined, secretKey: string): void {
  const given = authorization?.replace(/^Bearer /, "");
  if (given === secretKey) return;
  throw new Refusal(401, {
    type: "invalid_request_error",
    message: given ? `Invalid API Key provided: ${given.slice(0, 8)}***` : "You did not provide an API key.",
  });
}

/** The answers have the shapes of the version that the SDK is pinned to. */
function checkVersion(version: string | undefined): void {
  if (version !== undefined && version !== Stripe.API_VERSION)
    throw invalid(`Invalid Stripe API version: ${version}`);
}

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
