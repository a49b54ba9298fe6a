const payment = {
  perMonth: "{{price}} a month",
  plans: {
    title: "Plans",
    aside: "Cancel any time and keep your words.",
    table: "What each plan allows",
    free: "Free",
    current: "Your plan",
    kept: "Kept for",
    hours_one: "{{count}} hour",
    hours_other: "{{count}} hours",
    always: "As long as you like",
    buy: "Get Premium",
    how: "You pay by card on our payment provider’s page. Premium renews every month until you cancel.",
    notSold: "Premium isn’t sold on this server. Everything you have stays free.",
  },
  state: { active: "Active", pastDue: "Payment failed", ending: "Cancelled" },
  own: {
    renews: "Renews on <b>{{date}}</b>.",
    ends: "Ends on <b>{{date}}</b>. You keep Premium until then and won’t be charged again.",
    pastDue:
      "Your last payment didn’t go through. You keep Premium for now: we’ll try the card again over the next few days. Check it or use another one.",
    portal: "Card and invoices",
    checkCard: "Check the card",
    renew: "Renew subscription",
    renewed: "Subscription renewed",
    given: "Whoever runs this server gave you Premium for free. There’s nothing to pay or cancel.",
  },
  cancel: {
    title: "Cancelling",
    keep: "Keep Premium",
    wordsStay: "Your words stay. Anything over these limits can still be read, tested and deleted.",
    later: {
      title: "At the end of the paid month",
      text: "You keep Premium until {{date}}.",
      button: "Cancel subscription",
      question: "Cancel the subscription?",
      warning: "You keep Premium until {{date}}. From then on, these limits apply:",
      done: "Subscription cancelled",
    },
    now: {
      title: "Right away, with a refund",
      text: "Premium ends now, and you get a refund to your card. You’ll see how much before you confirm.",
      button: "Cancel and refund",
      question: "Cancel now and get a refund?",
      whole:
        "You lose the Premium features right away, and your last payment, {{amount}}, is refunded to your card. From now on, these limits apply:",
      part_one:
        "You lose the Premium features right away. You’ve already had a payment refunded in full, so this time you get back the unused part: {{amount}} for {{count}} day. From now on, these limits apply:",
      part_other:
        "You lose the Premium features right away. You’ve already had a payment refunded in full, so this time you get back the unused part: {{amount}} for {{count}} days. From now on, these limits apply:",
      nothing:
        "You lose the Premium features right away, without a refund: you’ve already had a payment refunded in full, and not one full day of the last one is left. From now on, these limits apply:",
    },
  },
  ended: {
    text: "Your subscription has ended. With most banks, a refund takes 5 to 10 days to reach your card.",
  },
  paid: {
    title: "Thanks for your purchase",
    text: "Premium can take up to {{minutes}} minutes to start. You don’t need to do anything: this page will let you know.",
    waiting: "Waiting for confirmation",
    late: "This is taking longer than usual. Your payment isn’t lost: Premium starts as soon as it’s confirmed. If it doesn’t, write to us.",
  },
  arrived: { title: "You have Premium", text: "Your account now has the Premium limits." },
  notPaid: {
    title: "You haven’t been charged",
    text: "You left the payment page before paying. Nothing has changed in your account.",
    plans: "Back to the plans",
  },
} as const;

/** What is only said where plans are chosen, paid and ended. */
export const strings = { payment } as const;

export type PaymentStrings = typeof strings;
