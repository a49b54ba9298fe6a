import type { Generated } from "kysely";

import type { Defaulted } from "./defaulted.ts";

/** Customers, subscriptions and what is owed. */
export interface PaymentTables {
  payment_customers: PaymentCustomersTable;
  payment_subscriptions: PaymentSubscriptionsTable;
  payment_endings: PaymentEndingsTable;
  payment_events: PaymentEventsTable;
}

export interface PaymentCustomersTable {
  id: string;
  /** Null once the account is deleted. */
  user_id: string | null;
  checkout_at: Defaulted<Date | null>;
  look_at: Defaulted<Date | null>;
  retry_at: Generated<Date>;
  closed_at: Defaulted<Date | null>;
}

export interface PaymentSubscriptionsTable {
  id: string;
  user_id: string;
  customer_id: string;
  status: "active" | "past_due" | "canceled";
  current_period_end: Date;
  cancel_at_period_end: boolean;
  started_at: Date;
  /** A number of the sequence `payment_readings`. */
  reading: string;
  look_at: Date | null;
}

export interface PaymentEndingsTable {
  subscription_id: string;
  customer_id: string;
  asked_at: Generated<Date>;
  retry_at: Date;
  done_at: Defaulted<Date | null>;
  /** Else the part for days not begun when it was asked for. */
  whole: Defaulted<boolean>;
}

export interface PaymentEventsTable {
  id: string;
  received_at: Generated<Date>;
}
