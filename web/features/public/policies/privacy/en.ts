import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "Which data this service keeps about you, why, for how long, and what you can do about it.",
  sections: {
    responsible: {
      heading: "Who is responsible",
      paragraphs: [
        "This service is run by {{operator}}: “we” in this document. The authors of the software receive no data from this server.",
      ],
    },
    short: {
      heading: "In short",
      paragraphs: [],
      list: [
        "An account needs an e-mail address. A guest needs nothing.",
        "Your words are yours. No other user sees them.",
        "No advertising, no analytics, no tracking, no sale of data.",
        "You can download your data and delete your account yourself.",
      ],
    },
    account: {
      heading: "Your account",
      paragraphs: [
        "When you sign up, we store your e-mail address and your password. Of the password we keep only an argon2id hash, from which it cannot be read back. A guest has neither.",
        "With the account we store its role, the language of the interface, how you sort your lists, when it was created, and when and in which version you accepted these policies.",
      ],
    },
    words: {
      heading: "Your words and tests",
      paragraphs: [
        "We store what you write: dictionaries with their names and languages, words with their definitions.",
        "We store what tests need and leave: the running test, your answers, the last 200 reports of each dictionary, how often a word was right or wrong, how strictly you want to be judged, and how many tests you took on which day.",
        "Answers are judged on this server by fixed rules; no answer leaves it for that.",
      ],
    },
    sessions: {
      heading: "Signing in",
      paragraphs: [
        "When you sign in, your browser receives a random number in a cookie. We store a hash of it, with the times of signing in and of last use and the name of browser and system (“Firefox on Linux”), so that you can see where you are signed in and end it there. The session ends when you log out, after 14 days without use, and after 90 days at the latest. A new password ends all other sessions.",
        "The codes that we mail have six digits, work for 10 minutes and allow five tries. To check them we store a hash.",
      ],
    },
    traces: {
      heading: "Protection and logs",
      paragraphs: [
        "Against guessing and abuse we count certain requests, such as attempts to sign in: by network address (of an IPv6 address, the first half), by account, and by a hash of the e-mail address. Such a count is deleted about a day later.",
        "The server’s log records technical errors and security events, such as a sign-in or a changed password, with time, network address and the number of the account. It contains no words, passwords, codes or e-mail addresses. How long it is kept depends on how we run this server; ask us if you want to know.",
      ],
    },
    mail: {
      heading: "E-mail",
      paragraphs: [
        "We write to you about your account only: the code that confirms your address, the code for a new password, and notices that an account with your address already exists, that your password was changed, or that your account was deleted. There is no newsletter.",
        "A mail that waits to be sent is stored with its address and code. It is deleted once it is sent or of no more use, after one day at the latest. It travels through the mail provider of this server.",
      ],
    },
    google: {
      heading: "Signing in with Google",
      paragraphs: [
        "This happens only if this server offers it and you choose it. Google then tells us your e-mail address, whether it is confirmed, and an identifier by which Google knows you; we store the address and the identifier. Your name and picture, which Google sends along, are not kept. Google learns that you use this service.",
      ],
    },
    payment: {
      heading: "Payment",
      paragraphs: [
        "Premium is paid for on the pages of Stripe. The data of your card goes to Stripe alone and never reaches this server.",
        "We store the identifier of your customer record at Stripe and the state of your subscription: whether it runs, until when it is paid, and whether it is cancelled or to be refunded. Stripe receives your e-mail address, the number of your account and what you enter there. When you delete your account, your customer record at Stripe is deleted too; records of payments Stripe keeps as the law demands.",
      ],
    },
    translation: {
      heading: "Translation suggestions",
      paragraphs: [
        "If this server uses a translation service (LibreTranslate, DeepL or Azure Translator), the term that you are writing is sent to it with the two languages. This server asks; the service learns nothing about you. Its answers are kept for up to 30 days under a hash of the term, without any link to your account.",
      ],
    },
    recipients: {
      heading: "Who else receives data",
      paragraphs: [
        "Only those named here: the providers of mail, payment, Google sign-in and translation, each for its own purpose, and whoever hosts this server and its database for us. Some of them may be in another country; ask us which. We do not sell data.",
        "Fonts, pictures and scripts of our pages come from this server, except for Google’s script on the sign-in screens and where we ask you to sign in with Google once more.",
      ],
    },
    retention: {
      heading: "How long we keep data",
      paragraphs: [],
      list: [
        "Guest accounts, and sign-ups whose address was never confirmed: 24 hours from their creation. Then they are deleted with everything in them.",
        "Accounts: until you delete them, however long you do not use them.",
        "Records of sessions: until you log out or the session runs out, and no longer than the account.",
        "Counts against abuse: about a day.",
        "Backups: deleted data can remain in our backups until newer ones replace them.",
      ],
    },
    rights: {
      heading: "Your rights",
      paragraphs: [
        "Under “Edit user” you can download your data as a JSON file and delete your account. Deletion takes effect at once: the account goes with all its dictionaries, words, tests, reports and sessions, and a running subscription is cancelled. It cannot be undone. What remains is the mail that confirms the deletion, until it is sent, and, if you had Premium, the identifiers from Stripe by which your subscription is ended and a refund is paid. A guest’s data goes by itself after 24 hours.",
        "As the law that applies to you provides, you may also ask us for access to your data, its correction, deletion or restriction, or a copy of it; object to its use; and complain to the data protection authority where you live.",
      ],
    },
    grounds: {
      heading: "Legal grounds",
      paragraphs: [
        "Where the GDPR applies: your account, your words, tests and payments are processed to perform our agreement with you (Article 6(1)(b)), counts and logs for our legitimate interest in a safe service (Article 6(1)(f)), and records of payments because the law demands them (Article 6(1)(c)). No decision about you is left to a machine, and there is no profiling.",
      ],
    },
    contact: {
      heading: "Changes and contact",
      paragraphs: [
        "When this service handles your data in a new way, this policy gets a new date and you are asked to accept it again. For questions and requests, write to us:",
      ],
    },
  },
};
