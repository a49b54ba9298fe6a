import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "What you can expect from Wordhoard, and what we expect from you.",
  sections: {
    service: {
      heading: "The service",
      paragraphs: [
        "This service is run by {{operator}}: “we” in these terms. With Wordhoard, you create dictionaries of words with their definitions, test yourself on them and review them day by day.",
        "By accepting these terms you enter into an agreement with us about the use of this server. The software itself is free, under the MIT licence.",
      ],
    },
    account: {
      heading: "Guests and accounts",
      paragraphs: [
        "A guest account needs no data. It’s deleted with everything in it 24 hours after it’s created; if you sign up before then, you keep your words.",
        "An account needs an email address of your own, confirmed by a code we send to it. An account that isn’t confirmed within 24 hours is deleted.",
        "Keep your password to yourself, and set a new one if someone else may know it. If you’re too young to agree to such terms where you live, a parent or guardian has to agree for you.",
      ],
    },
    limits: {
      heading: "What each role may have",
      paragraphs: [
        "Tests are counted per day in UTC. The roles Developer and Friend are assigned by us.",
        "When a role is lost, nothing is deleted: anything over the limit can still be read, tested and deleted; you just can’t add more.",
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
        "What you write remains yours. You allow us only what the service needs: to store it, to show it to you and to test you on it. Other people see it only if you share it: anyone with the link can then read and copy it, until you turn off the link. Copies already made stay.",
        "Store and share only what you have the right to: you’re responsible for it. Download your words now and then: your own copy is the best safeguard.",
      ],
    },
    conduct: {
      heading: "Fair use",
      paragraphs: ["Please do not"],
      list: [
        "use Wordhoard to break the law, or store or share what is illegal;",
        "try to reach other people’s data or get around the limits;",
        "overload or disturb the service, for instance with large numbers of automated requests;",
        "share or sell your account.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Where this server sells Premium, it costs {{price}} per month. You pay in advance through Stripe, which shows the amount due, with any taxes, before you pay. The subscription renews every month until you cancel it.",
        "After a payment, it can take up to 5 minutes for your account to get its new role.",
        "If a renewal payment fails, you keep Premium while Stripe tries again. If those attempts fail too, the subscription ends.",
      ],
    },
    cancellation: {
      heading: "Cancelling and refunds",
      paragraphs: [
        "You can cancel at any time under “Subscription”, without giving a reason. Your legal rights as a consumer, such as a right of withdrawal, are not affected.",
      ],
      list: [
        "At the end of the period: you keep Premium until the month you paid for is over and won’t be charged again. Until then you can withdraw the cancellation.",
        "Right away, with a refund: Premium ends immediately. The first time, your last payment is refunded in full; after that, the part of it for the days that haven’t begun. We show the amount before you confirm. Earlier payments are not refunded.",
        "Deleting your account also ends an active subscription, but doesn’t by itself give you a refund. If you want one, cancel with an immediate refund first.",
      ],
    },
    results: {
      heading: "Suggestions and results",
      paragraphs: [
        "Translation suggestions and spoken words come from machines, and answers are judged by rules. Both can be wrong. Don’t rely on them where a mistake could do harm.",
      ],
    },
    liability: {
      heading: "Availability and liability",
      paragraphs: [
        "We run the service with care, but can’t promise that it will always be available or free of errors.",
        "We are liable wherever the law requires it, in particular for intentional misconduct, gross negligence and harm to life, body or health. Beyond that, and as far as the law allows, we accept no liability.",
      ],
    },
    ending: {
      heading: "The end of the agreement",
      paragraphs: [
        "You can delete your account at any time under “Edit user”. Everything in it is deleted right away.",
        "We may turn off a link to a shared dictionary that breaks these terms, block or delete an account that seriously or repeatedly breaks them, and close the service. If we close it, we’ll tell you in good time, so that you can download your words, and we’ll refund Premium for the time you can no longer use it.",
      ],
    },
    contact: {
      heading: "Changes and contact",
      paragraphs: [
        "If these terms change, they get a new date and you’ll be asked to accept them before you continue.",
        "The law of the place where we are based applies, without depriving you of the protection of the law where you live. Write to us:",
      ],
    },
  },
};
