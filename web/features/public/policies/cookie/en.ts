import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"cookie"> = {
  lead: "Wordhoard keeps a few small things in your browser, so that you stay signed in and find your work as you left it. Nothing else.",
  sections: {
    short: {
      heading: "In short",
      paragraphs: [
        "All cookies are our own, and each is needed for something you ask of the product. There is no advertising, no analytics and no tracking. That is why no banner asks for your consent.",
      ],
    },
    cookies: {
      heading: "Cookies that we set",
      paragraphs: [
        "They are sent to this server only. The first two cannot be read by scripts; where the server is reached without encryption, their names lack the prefix “__Host-”.",
      ],
      entries: [
        {
          term: "__Host-session",
          text: "Keeps you signed in. It holds a random number and nothing about you. It is set when you sign in, as a guest too, and ends when you log out, after 14 days without use, and after 90 days at the latest.",
        },
        {
          term: "__Host-restore",
          text: "Binds the code for a new password to the browser that asked for it. It is set when you say that you forgot your password, and ends after 20 minutes or once the new password is set.",
        },
        {
          term: "i18next",
          text: "Remembers the language of the interface, so that pages arrive in it. It ends after one year.",
        },
      ],
    },
    device: {
      heading: "What stays on your device",
      paragraphs: [
        "Your browser’s storage keeps the following. Local storage stays until the app or you remove it, also after you log out: mind this on a device that others use. Session storage goes when the tab is closed.",
      ],
      entries: [
        { term: "i18nextLng", text: "Local storage: the language of the interface." },
        { term: "theme", text: "Local storage: light or dark, if you chose one." },
        {
          term: "words:…",
          text: "Local storage: words and changes that you typed and that have not reached the server yet, so that a closed tab loses nothing. Each is removed once it is saved.",
        },
        {
          term: "destination",
          text: "Session storage: the page that you wanted to open before you had to sign in.",
        },
        {
          term: "nextCode, restore",
          text: "Session storage: the e-mail address to which a code was mailed, when the next one may be asked for, and how far setting a new password has come.",
        },
        {
          term: "testing.choice, testing.step, testing.draft",
          text: "Session storage: the test that you are setting up, your last answer in a test and the one you are typing, so that reloading the page changes nothing.",
        },
        {
          term: "assets-…, shell-…",
          text: "Cache storage: the app’s own files, so that it opens without a network. Nothing about you.",
        },
        {
          term: "answers-…",
          text: "Cache storage: the details of your account and the dictionaries and words you looked at last, so that you can read them without a network. Deleted when you log out or delete your account, and when somebody else signs in.",
        },
        {
          term: "reviews",
          text: "IndexedDB: your answers of today’s review, until they have reached the server and the day is over. Deleted when you log out or delete your account.",
        },
        {
          term: "reviews.unsent, reviews.flip, time-zone.told, clock.ahead",
          text: "Local storage: whether answers of a review still wait to be sent, whether you turn cards over instead of typing, that your time zone was told, and how far this device’s clock is off.",
        },
      ],
    },
    others: {
      heading: "Cookies of others",
      paragraphs: [
        "If this server offers signing in with Google, the sign-in screens use a script of Google’s, and Google may set and read cookies of its own there. No other screen loads it.",
        "Premium is paid for on the pages of Stripe, where Stripe sets its own cookies. Our pages contain nothing of Stripe’s.",
        "Both follow their own policies.",
      ],
    },
    control: {
      heading: "Your choice",
      paragraphs: [
        "You can delete cookies and site data in the settings of your browser at any time. Without the session cookie you cannot stay signed in. Deleting the site data also deletes words that were not saved yet.",
      ],
    },
    contact: {
      heading: "Changes and contact",
      paragraphs: [
        "When we store other things in your browser, this policy gets a new date and you are asked to accept it again. If you have a question, ask us:",
      ],
    },
  },
};
