import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "What you may expect of Wordhoard, and what we expect of you.",
  sections: {
    service: {
      heading: "The service",
      paragraphs: [
        "This service is run by {{operator}}: “we” in these terms. With Wordhoard you keep dictionaries of words with their definitions and test yourself on them.",
        "By accepting these terms you make an agreement with us about the use of this server. The software itself is free, under the MIT licence.",
      ],
    },
    account: {
      heading: "Guests and accounts",
      paragraphs: [
        "A guest account needs no data. It is deleted with everything in it 24 hours after its creation; if you sign up before that, your words stay.",
        "An account needs an e-mail address of your own, confirmed by a code that we mail to it. A sign-up that is not confirmed within 24 hours is deleted.",
        "Keep your password to yourself, and set a new one if someone else may know it. If you are too young to agree to such terms where you live, a parent or guardian has to do it for you.",
      ],
    },
    limits: {
      heading: "What each role may have",
      paragraphs: [
        "A day of tests is a day in UTC. The roles Developer and Friend are given by us.",
        "When a role is lost, nothing is deleted: what exceeds the limit can still be read, tested and deleted, and only adding is refused.",
      ],
      limits: {
        role: "Role",
        dictionaries: "Diction\u00adaries",
        wordsPerDictionary: "Words in each",
        testsPerDay: "Tests a day",
        roles: {
          guest: "Guest",
          user: "User",
          premium: "Premium",
          developer: "Developer",
          friend: "Friend",
        },
      },
    },
    content: {
      heading: "Your words",
      paragraphs: [
        "What you write remains yours. You allow us only what the service needs: to store it, to show it to you and to test you on it. Other users do not see it.",
        "You answer for having the right to store what you store. Download your words now and then: a copy of your own is the best safeguard.",
      ],
    },
    conduct: {
      heading: "Fair use",
      paragraphs: ["Please do not"],
      list: [
        "use Wordhoard to break the law, or store what is illegal;",
        "try to reach other people’s data or to get round the limits;",
        "overload or disturb the service, for instance with masses of automatic requests;",
        "share or sell your account.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Where this server sells Premium, it costs {{price}} per month. You pay in advance through Stripe, which shows the amount due, with any taxes, before you pay. The subscription renews every month until you cancel it.",
        "After a payment it can take up to 5 minutes until your account has its new role.",
        "If a renewal cannot be paid, Premium stays while Stripe tries again. If that fails for good, the subscription ends.",
      ],
    },
    cancellation: {
      heading: "Cancelling and refunds",
      paragraphs: [
        "You can cancel at any time under “Subscription”, without giving reasons. What the law grants you as a consumer, such as a right of withdrawal, remains untouched.",
      ],
      list: [
        "At the end of the period: Premium stays until the month you paid for is over, and nothing more is charged. Until then you can take the cancellation back.",
        "At once, with a refund: Premium ends immediately. The first time, your last payment is refunded in full; after that, the part of it for the days that have not begun. We show the amount before you confirm. Earlier payments are not refunded.",
        "Deleting your account also ends a running subscription, but refunds nothing by itself. If you want the refund, cancel at once first.",
      ],
    },
    results: {
      heading: "Suggestions and marks",
      paragraphs: [
        "Translation suggestions come from machines, and answers are judged by rules. Both can be wrong. Do not rely on them where a mistake would do harm.",
      ],
    },
    liability: {
      heading: "Availability and liability",
      paragraphs: [
        "We run the service with care, but cannot promise that it is always available or free of faults.",
        "We are liable wherever the law demands it, in particular for intent, gross negligence and harm to life, body or health. Beyond that, and as far as the law allows, we accept no liability.",
      ],
    },
    ending: {
      heading: "The end of the agreement",
      paragraphs: [
        "You can delete your account at any time under “Edit user”. Everything in it is gone at once.",
        "We may block or delete an account that seriously or repeatedly breaks these terms, and we may close the service. If we close it, we say so in good time, so that you can download your words, and refund Premium for the time that you no longer get.",
      ],
    },
    contact: {
      heading: "Changes and contact",
      paragraphs: [
        "If these terms change, they get a new date and you are asked to accept them before you go on.",
        "The law of the place where we are based applies, without taking from you the protection of the law where you live. Write to us:",
      ],
    },
  },
};
