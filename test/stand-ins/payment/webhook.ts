import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import type { Stripe } from "stripe";

/** One attempt to deliver an event; `status` is null if there was no answer. */
export interface Delivery {
  eventId: string;
  type: string;
  attempt: number;
  status: number | null;
}

/** The `Stripe-Signature` of this body; the time is in Unix seconds. */
export function signature(body: string, secret: string, time = Math.floor(Date.now() / 1000)): string {
  const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${mac}`;
}

/**
 * Delivers events to the webhook one after another, and again after each of `retryDelaysMs` as long as delivery fails.
 */
export class Webhook {
  readonly deliveries: Delivery[] = [];
  url: string | null;
  secret: string;
  readonly #retryDelaysMs: readonly number[];
  readonly #stop = new AbortController();
  #pending: Stripe.Event[] = [];
  #paused = false;
  #queue: Promise<unknown> = Promise.resolve();
  #retries = new Set<Promise<void>>();

  constructor(url: string | null, secret: string, retryDelaysMs: readonly number[]) {
    this.url = url;
    this.secret = secret;
    this.#retryDelaysMs = retryDelaysMs;
  }

  /** Events that are held back while paused, in the order in which they occurred. */
  get pending(): readonly Stripe.Event[] {
    return this.#pending;
  }

  take(event: Stripe.Event): void {
    if (this.#paused) this.#pending.push(event);
    else void this.send(event);
  }

  pause(): void {
    this.#paused = true;
  }

  async resume(): Promise<void> {
    this.#paused = false;
    await this.deliver(this.#pending);
  }

  /** Delivers these of the pending events, in the given order; the others stay pending. */
  async deliver(events: readonly Stripe.Event[]): Promise<Delivery[]> {
    const sent = [...events];
    this.#pending = this.#pending.filter((event) => !sent.includes(event));
    const deliveries = await Promise.all(sent.map((event) => this.send(event)));
    return deliveries.filter((delivery) => delivery !== null);
  }

  /** The first attempt, after those of earlier events; null without a webhook. */
  send(event: Stripe.Event): Promise<Delivery | null> {
    const sent = this.#queue.then(() => this.#attempt(event, 1));
    this.#queue = sent;
    return sent;
  }

  /** Resolves when each event has had its first attempt. */
  async attempted(): Promise<void> {
    await this.#queue;
  }

  /** Resolves when there are no more retries either. */
  async settled(): Promise<void> {
    await this.#queue;
    while (this.#retries.size > 0) await Promise.all(this.#retries);
  }

  stop(): void {
    this.#stop.abort();
  }

  async #attempt(event: Stripe.Event, attempt: number): Promise<Delivery | null> {
    if (this.url === null || this.#stop.signal.aborted) return null;
    const delivery = {
      eventId: event.id,
      type: event.type,
      attempt,
      status: await this.#post(this.url, event),
    };
    this.deliveries.push(delivery);
    const accepted = delivery.status !== null && delivery.status >= 200 && delivery.status < 300;
    const delayMs = this.#retryDelaysMs[attempt - 1];
    if (accepted) event.pending_webhooks = 0;
    else if (delayMs !== undefined) this.#retryLater(event, attempt + 1, delayMs);
    return delivery;
  }

  #retryLater(event: Stripe.Event, attempt: number, delayMs: number): void {
    const retry = wait(delayMs, undefined, { ref: false, signal: this.#stop.signal }).then(
      async () => {
        await this.#attempt(event, attempt);
        this.#retries.delete(retry);
      },
      () => {
        this.#retries.delete(retry);
      },
    );
    this.#retries.add(retry);
  }

  async #post(url: string, event: Stripe.Event): Promise<number | null> {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: "POST",
        redirect: "manual",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          "stripe-signature": signature(body, this.secret),
        },
        body,
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(10_000)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }
}
