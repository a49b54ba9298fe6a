import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"cookie"> = {
  lead: "Wordhoard keeps a few small things in your browser, so that you stay logged in and find your work as you left it. Nothing else.",
  sections: {
    short: {
      heading: "In short",
      paragraphs: [
        "All cookies are our own, and each is needed for something you do here. There is no advertising, no analytics and no tracking. That is why no banner asks for your consent.",
      ],
    },
    cookies: {
      heading: "Cookies that we set",
      paragraphs: [
        "They are sent to this server only. Only the last can be read by scripts; where the connection to the server isn’t encrypted, their names lack the prefix “__Host-”.",
      ],
      entries: [
        {
          term: "__Host-session",
          text: "Keeps you logged in. It holds a random number and the number of your account, and nothing else about you. It’s set when you log in, including as a guest, and expires when you log out, after 60 days without use, and after 365 days at the latest.",
        },
        {
          term: "__Host-restore",
          text: "Binds the code for a new password to the browser that asked for it. It’s set when you say you forgot your password, and expires after 20 minutes or once the new password is set.",
        },
        {
          term: "__Host-passkey",
          text: "Binds logging in or signing up with a passkey to this browser. It holds a random number, is set when you open the page to log in or choose to sign up with a passkey, and expires after 5 minutes or once you’re logged in.",
        },
        {
          term: "__Host-login",
          text: "Binds the second step of a login to the browser in which the first one was taken. It’s set when your account asks for a one-time code, and expires after 5 minutes or once you’re logged in.",
        },
        {
          term: "__Host-device",
          text: "Shows whether you’ve logged in with this browser before, so that we can email you about a new device. It’s a random number, set when you log in, and expires after 400 days.",
        },
        {
          term: "__Host-i18next",
          text: "Remembers the language of the interface, so that pages open in that language. It expires after one year.",
        },
      ],
    },
    device: {
      heading: "What stays on your device",
      paragraphs: [
        "Your browser’s storage keeps the following. Local storage stays until the app or you remove it. When you log out or delete your account, the app removes all of it except language, theme and its own files; if a login expires by itself, words and answers that haven’t been saved yet stay, so that nothing is lost: keep this in mind on a device that others use. Session storage is cleared when the tab is closed.",
      ],
      entries: [
        { term: "i18nextLng", text: "Local storage: the language of the interface." },
        { term: "theme", text: "Local storage: light or dark, if you chose one." },
        {
          term: "words:…",
          text: "Local storage: words and changes you typed that haven’t reached the server yet, so that closing a tab loses nothing. Each is removed once it’s saved.",
        },
        {
          term: "destination",
          text: "Session storage: the page you wanted to open before you had to log in.",
        },
        {
          term: "nextCode, restore",
          text: "Session storage: the email address a code was sent to, when you can ask for the next one, and how far you’ve got with setting a new password.",
        },
        {
          term: "testing.choice, testing.words, testing.step, testing.draft, testing.asText, reviews.draft, practice, practice.draft",
          text: "Session storage: the test you’re setting up, the words you’re practicing and those you chose for a test, your last answer in a test and the one you’re typing, so that reloading the page changes nothing.",
        },
        {
          term: "assets-…, shell-…",
          text: "Cache storage: the app’s own files, so that it opens without a connection. Nothing about you.",
        },
        {
          term: "answers-…",
          text: "Cache storage: the details of your account and the dictionaries and words you looked at last, so that you can read them without a connection. Deleted when you log out or delete your account, and when somebody else logs in.",
        },
        {
          term: "reviews",
          text: "IndexedDB: your answers from today’s review, until they have reached the server and the day is over. Deleted when you log out or delete your account.",
        },
        {
          term: "reviews.unsent, reviews.flip, reviews.shown, time-zone.told, clock.ahead, session.last",
          text: "Local storage: whether answers from a review are still waiting to be sent, whether you turn cards over instead of typing, which new words and hints you’ve been shown today, that your time zone has been sent to the server, how far off this device’s clock is, and that someone was logged in here (for a guest, until when).",
        },
        {
          term: "push.here, push.declined",
          text: "Local storage: that reminders are shown on this device, and that you said no to them here. The second stays when you log out, so that you aren’t asked again.",
        },
        {
          term: "speech.language, speech.dictation",
          text: "Local storage: which voice speaks on this device and how fast, and for which dictionaries you chose dictation. The sounds of words you’ve heard from the server are kept in answers-… and deleted with the rest.",
        },
      ],
    },
    others: {
      heading: "Third-party cookies",
      paragraphs: [
        "If this server offers logging in with Google, the login screens use a script from Google, and so does the dialog that asks you to confirm it’s you, if Google is your only way to log in. Google may set and read its own cookies there. No other screen loads it.",
        "Premium is paid for on the pages of Stripe, where Stripe sets its own cookies. Our pages contain nothing from Stripe.",
        "Both follow their own policies.",
      ],
    },
    control: {
      heading: "Your choice",
      paragraphs: [
        "You can delete cookies and site data in your browser’s settings at any time. Without the session cookie you can’t stay logged in. Deleting site data also deletes words that haven’t been saved yet.",
      ],
    },
    contact: {
      heading: "Changes and contact",
      paragraphs: [
        "If we start storing other things in your browser, this policy gets a new date and you’ll be asked to accept it again. If you have a question, ask us:",
      ],
    },
  },
};
