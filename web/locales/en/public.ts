export const publicPages = {
  about: "About us",
  welcome: "Welcome",
  support: "Support",
  policies: "Policies",
  operator: "someone who hasn’t published a name",
  unreachable:
    "No support address has been set up for this server. Please ask the person who gave you the link: they can tell you who runs it.",
  aboutPage: {
    lead: "Wordhoard is a dictionary you write yourself, and tests that help you remember its words.",
    nameTitle: "The name",
    name: "In Old English, a wordhord was a person’s store of words. Anyone with something to say unlocked it first. Yours grows with every word you write down.",
    projectTitle: "The project",
    project:
      "You collect the words you come across, with everything they mean, in more than 80 languages. Then you test yourself and type the answers, because what you can write, you know.",
    judging:
      "Answers are marked the way a good teacher would mark them: a typo is pointed out, a missing article forgiven, and a wrong answer shown letter by letter. And if you were right after all, you have the last word.",
    manners: "There are no ads and no tracking, and you lose nothing by taking a day off.",
    premium: "Premium raises the limits and pays for the server.",
    companyTitle: "Who runs it",
    company: "This server is run by {{operator}}.",
    freedom: "Wordhoard is free software under the MIT licence: anyone can read it, change it and run it.",
    licences: "Licences of the software and fonts it contains",
    write: "Write to us",
  },
  supportPage: {
    lead: "Is something not working, or could it be better? Write to us.",
    tellTitle: "What helps us help you",
    tellWhat: "What you did, and what happened",
    tellWhere: "Your device and browser, and a screenshot if you can",
    tellNever: "Never your password or a code: we don’t need them",
    write: "Write to {{email}}",
    selfTitle: "Quick answers",
    password: "Forgot your password? <a>Set a new one</a>.",
    guest: "Guest accounts are deleted after 24 hours. <a>Sign up</a> before then to keep your words.",
    data: "Our <a>policies</a> say what happens to your data.",
  },
} as const;
