import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "What data this service keeps about you, why, for how long, and what you can do about it.",
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
        "An account needs an email address. A guest account needs nothing.",
        "Your words are yours. Other people see them only if you share a dictionary by a link, and other programs only if you give them a key.",
        "No advertising, no analytics, no tracking, no sale of data.",
        "You can download your data and delete your account yourself.",
      ],
    },
    account: {
      heading: "Your account",
      paragraphs: [
        "When you sign up, we store your email address and, if you choose a password, an argon2id hash of it, from which the password can’t be recovered. A guest has neither. If you use a passkey, we store its public key with a few technical details, the name you gave it, and when it was added and last used; your fingerprint or face never leaves your device.",
        "We also store the account’s role, the language of the interface, how you sort your lists, when the account was created and its password last changed, whether and until when it is suspended, and when and in which version you accepted these policies.",
      ],
    },
    words: {
      heading: "Your words, tests and reviews",
      paragraphs: [
        "We store what you write: dictionaries with their names and languages, and words with their definitions, notes, examples and tags, and when you added and changed them. If you share a dictionary, we also store a copy of its name, languages and words as they were then, and count how often it’s copied. Anyone with the link can see that copy; it doesn’t say who you are. It’s deleted when you turn off the link or delete the dictionary or your account. What others have copied into their own dictionaries stays theirs.",
        "We store what tests need and produce: your last test with your answers, the last 200 reports of each dictionary, how often a word was right or wrong and when it was last asked, how strictly you want your answers judged, and, for about two days, how many tests you took that day. For every answer in a review or a test, including those you import from Anki, a review log keeps the word and its direction, the time, what you answered, how right it was and how long it took. From the log we work out how well you know each word and when it comes back. We also store your learning settings: minutes and new words a day, how well you want to remember, which direction of a dictionary you review, your time zone, which your browser tells us, and the hour at which your day starts. All this stays until you delete the word, the dictionary or your account.",
        "Answers are judged by fixed rules, on this server or on your device, and are never sent elsewhere for that.",
      ],
    },
    sessions: {
      heading: "Logging in",
      paragraphs: [
        "When you log in, your browser receives a random number in a cookie. We store a hash of it, with the names of the browser and system (“Firefox on Linux”), when you logged in, when the login was last used and when you last confirmed that it’s you, so that you can see where you’re logged in and log out there. A login ends when you log out, after 60 days without use, and after 365 days at the latest. A new password or email address ends all other logins.",
        "The codes we email have six digits, are valid for 10 minutes and allow five tries. To check them, we store a hash; for a new address, also that address. After a change of address, we keep the previous one for 7 days, so that you can take it back with a link we email there. For one-time codes, we store the key that your app has too, hashes of the recovery codes and the times of recent wrong codes, until you turn them off. For a key for other programs, we store a hash of it, its name, and when it was created and last used, until you revoke it. For each browser you’ve logged in with, we store a hash of its number and when it was last seen, for the 50 most recent ones, so that we can email you about a new device.",
      ],
    },
    traces: {
      heading: "Protection and logs",
      paragraphs: [
        "To prevent guessing and abuse, we count certain requests, such as attempts to log in: by network address (of an IPv6 address, the first half), by account, and by a hash of the email address. Such a count is deleted about a day later.",
        "The server’s log records technical errors and security events, such as a login or a changed password, with the time, network address and account number. It contains no words, passwords, codes or email addresses. How long it is kept depends on how we run this server; ask us if you want to know. For 400 days, the database keeps the same security events without the network address, and what we did to an account ourselves, such as suspending it. When an account is deleted, its security events no longer name it.",
      ],
    },
    mail: {
      heading: "Email",
      paragraphs: [
        "We only email you about your account: codes that confirm an address, or let you set a new password or change your address, and notices that an account with your address already exists, that your address, password, passkeys, one-time codes, keys for other programs or the link to Google have changed, that a new device has logged in, that someone has entered too many wrong codes, or that your account has been deleted. There is no newsletter. If you turn on reminders, we also email you on days when words are due, until you turn them off; for this we store the hour you chose, when the next one is due, when the last one was sent, and the number in the link that stops them.",
        "An email waiting to be sent is stored with its address and code. It’s deleted once it has been sent or is no longer needed, after one day at the latest. It’s sent through this server’s email provider.",
        "If you choose notifications on your devices instead of emails, we store for each device the address at which your browser’s maker accepts notifications for it, the browser’s keys and when you allowed it, until you remove the device or it is logged out. Such a notification contains the number of due words and nothing else; it’s encrypted so that only your browser can read it. Until it’s sent, for three hours at most, we also store that number. The browser’s maker learns when it was sent, and that it comes from this server.",
      ],
    },
    google: {
      heading: "Logging in with Google",
      paragraphs: [
        "This happens only if this server offers it and you choose it. Google then tells us your email address, whether it’s confirmed, and the identifier Google has for you; we store the address and the identifier. Your name and picture, which Google sends too, are not kept. Google learns that you use this service.",
      ],
    },
    payment: {
      heading: "Payment",
      paragraphs: [
        "Premium is paid for on the pages of Stripe. Your card details go to Stripe only and never reach this server.",
        "We store the identifier of your customer record at Stripe and the state of your subscription: whether it’s active, since when and until when it’s paid for, whether it has been cancelled or is to be refunded, and when a payment was first refunded. Stripe receives your email address, your account number and what you enter there. When you delete your account, your customer record at Stripe is deleted too; Stripe keeps payment records as the law requires.",
      ],
    },
    translation: {
      heading: "Suggestions and spoken words",
      paragraphs: [
        "If this server uses a translation service (LibreTranslate, DeepL, Azure Translator or a DICT dictionary server), the term you’re typing is sent to it with the two languages. The request comes from this server, so the service learns nothing about you. Its answers are kept for up to 30 days under a hash of the term, without any link to your account. If this server can speak, a program on it speaks your words; their sounds are kept under a hash of the text, without any link to your account, until the space is needed for others. A voice of your device that needs a connection sends the words it speaks to the maker of your browser or device.",
      ],
    },
    recipients: {
      heading: "Who else receives data",
      paragraphs: [
        "Only those named here: the providers of email, payment, Google login and translation, each for its own purpose; the company that hosts this server and its database for us; whoever opens a link to a dictionary you share; and the programs you give a key to, which can read, add, change and delete your words until you revoke it. Some of the providers may be in another country; ask us which. We do not sell data.",
        "Fonts, pictures and scripts of our pages come from this server, except for Google’s script on the login screens and where we ask you to log in with Google once more.",
      ],
    },
    retention: {
      heading: "How long we keep data",
      paragraphs: [],
      list: [
        "Guest accounts, and new accounts whose address is never confirmed: 24 hours after they’re created. Then they are deleted with everything in them.",
        "Accounts and everything in them: until you delete them, even if you don’t use them for a long time. What you delete within your account goes right away, a word together with its reviews; reports of earlier tests and copies shared before still have it.",
        "Records of logins: until you log out or the login expires, and no longer than the account.",
        "Counts kept to prevent abuse: about a day. Security events: 400 days.",
        "Backups: deleted data can remain in our backups until newer ones replace them.",
      ],
    },
    rights: {
      heading: "Your rights",
      paragraphs: [
        "Under “Edit user” you can download your data as a JSON file and delete your account. Deletion takes effect right away: the account is removed with all its dictionaries, words, shared copies, reviews, tests, reports and logins, and an active subscription is cancelled. This can’t be undone. What remains is the email confirming the deletion, until it has been sent; security events that no longer name the account, and what we did to it ourselves, for up to 400 days; and, if you had Premium, the Stripe identifiers needed to end your subscription and pay a refund, for up to 90 days after that is done. A guest’s data is deleted automatically after 24 hours.",
        "Depending on the law that applies to you, you may also ask us for access to your data, its correction, deletion or restriction, or a copy of it; object to its use; and complain to the data protection authority where you live.",
      ],
    },
    grounds: {
      heading: "Legal grounds",
      paragraphs: [
        "Where the GDPR applies: your account, words, reviews, tests and payments are processed to perform our agreement with you (Article 6(1)(b)), counts and logs for our legitimate interest in a safe service (Article 6(1)(f)), and payment records because the law requires them (Article 6(1)(c)). There is no automated decision-making about you and no profiling.",
      ],
    },
    contact: {
      heading: "Changes and contact",
      paragraphs: [
        "If this service starts handling your data in a new way, this policy gets a new date and you’ll be asked to accept it again. For questions and requests, write to us:",
      ],
    },
  },
};
