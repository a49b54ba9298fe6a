export const publicPages = {
  about: "About us",
  welcome: "Welcome",
  support: "Support",
  policies: "Policies",
  operator: "the operator of this server",
  unreachable:
    "No support address has been set up for this server. Please ask whoever gave you the link to it: they can tell you who runs it.",
  aboutPage: {
    lead: "Wordhoard is a dictionary that its reader writes, and that asks its words back.",
    nameTitle: "The name",
    name: "In Old English, a wordhord was a person’s store of words. Whoever had something to say unlocked it first. Yours grows by every word you write down.",
    projectTitle: "The project",
    project:
      "You collect the words you meet, with everything they mean, in more than 80 languages. Then you are asked for them, and type the answers, because what you can write you know.",
    judging:
      "Answers are judged as a good teacher would: a slip of the finger is pointed out, a missing article forgiven, and a wrong answer shown letter by letter. If you were right after all, you have the last word.",
    manners: "There are no streaks to keep, no advertisements and no tracking.",
    premium: "Premium raises the limits and pays for the server.",
    companyTitle: "Who runs it",
    company: "This server is run by {{operator}}.",
    freedom: "Wordhoard is free software under the MIT licence: anyone may read it, change it and run it.",
    licences: "Licences of the software and fonts it contains",
    write: "Write to us",
  },
  supportPage: {
    lead: "Something does not work, or could be better? Write to us.",
    tellTitle: "What helps us help you",
    tellWhat: "What you did, and what happened",
    tellWhere: "Your device and browser, and a screenshot if you can",
    tellNever: "Never your password or a code: we do not need them",
    write: "Write to {{email}}",
    selfTitle: "Quicker than a letter",
    password: "Forgot your password? <a>Set a new one</a>.",
    guest: "Guest accounts are deleted after 24 hours. <a>Sign up</a> before that, and your words stay.",
    data: "What happens to your data is told in the <a>policies</a>.",
  },
} as const;
