const catching = {
  keys: {
    title: "Access for other programs",
    hint: "Browser add-ons made for Anki can add words here. A key gives access to your words, not to your account.",
    how: "How to set it up",
    add: "New key",
    list: "Keys for other programs",
    used: "Last used {{ago}}; created on {{date}}",
    unused: "Not used yet; created on {{date}}",
    end: "Revoke",
    endNamed: "Revoke: {{name}}",
    ended: "Key revoked",
    ask: "Which program is it for?",
    create: "Create key",
    made: "Your new key",
    once: "Copy it now: it won’t be shown again.",
    address: "Address with the key, for programs with no field for a key",
    copyAddress: "Copy address",
    key: "Key for {{name}}, on its own",
    copyKey: "Copy key",
    secret:
      "Anyone who has the address or the key can read, change and delete your words and add new ones. Neither is in our logs.",
    copy: "Copy",
    copied: "Copied",
    done: "Done",
  },
  how: {
    title: "Adding words from elsewhere",
    lead: "You can add words from wherever you come across them: with a browser add-on, or by sharing from another app.",
    addOn: {
      title: "With Yomitan or another add-on for Anki",
      first: "Create a key in your <settings>settings</settings> and copy it.",
      second:
        "Turn on Anki in the add-on’s settings. Enter the address below as the server and your key as the API key. If there’s no field for a key, enter the address with the key instead; it was shown when you created the key.",
      address: "Server address",
      third:
        "Choose a dictionary as the deck and Wordhoard as the model, and fill in its fields: Term, Definitions, Note, Example. From then on, the add-on’s + button adds words here.",
    },
    share: {
      title: "By sharing from any app",
      first: "Install Wordhoard: choose “Install app” or “Add to Home screen” in your browser’s menu.",
      second: "Select a word in any app, choose Share, then Wordhoard.",
      third: "“Add a word” shows it. Continue, type what it means and press Enter.",
      where:
        "This works on Android, Windows and ChromeOS. iPhones and iPads don’t let web apps receive what is shared.",
    },
  },
  add: {
    title: "Add a word",
    which: "Which dictionary is it for?",
    next: "Continue",
    from: "From a link or another app:",
    draft: "The form still has a word you typed. Which do you want to use?",
    mine: "Keep what I typed",
    use: "Use this text instead",
  },
} as const;

/** What is only said where words come from other programs and apps. */
export const strings = { catching } as const;

export type CatchingStrings = typeof strings;
