export const payment = {
  subscription: "Subscription",
  upgrade: "Upgrade account",
} as const;
