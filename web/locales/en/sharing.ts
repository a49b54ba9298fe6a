const sharing = {
  title: "Share “{{name}}”",
  what: "Anyone with the link can read and copy the words as they are now, with their notes, examples and tags. Your email address and your reviews aren’t included, and later changes don’t show.",
  guest: "You need an account to share. Sign up for free, and everything you made as a guest moves to it.",
  create: "Create a link",
  created: "Link created",
  links: "Links to this dictionary",
  copy: "Copy",
  copied: "Copied",
  copies_one: "{{count, number}} copy made",
  copies_other: "{{count, number}} copies made",
  end: "Turn off",
  ask: "Turn off this link?",
  final: "It stops working right away. Copies already made stay.",
  keep: "Keep it",
  ended: "Link turned off",
  page: {
    lead: "Someone shared this dictionary. Copy it to practice its words and add your own.",
    account: "To do so, log in, sign up or enter as a guest; you’ll come straight back here.",
    copy: "Copy to my dictionaries",
    report: "Report this dictionary",
    more: "Show more words",
    needsScript: {
      copy: "Copying this dictionary needs JavaScript. Turn it on in your browser and reload the page.",
      rest: "These are the first {{shown}} words. Showing the rest and copying the dictionary need JavaScript. Turn it on in your browser and reload the page.",
    },
    into: "Where to copy it",
    new: "A new dictionary",
    known: "Words that are already in the dictionary you choose are left out.",
    done: "Dictionary copied",
    first: "a shared dictionary that isn’t here.",
    second: "possibly a link that was turned off, or a letter out of place.",
  },
} as const;

/** What is only said where a dictionary is shared, and where a shared one is shown. */
export const strings = { sharing } as const;

export type SharingStrings = typeof strings;
