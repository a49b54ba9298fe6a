import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Three documents explain how this server treats you and your data. They describe what the software really does.",
  sections: {
    cookie: {
      heading: "Cookie policy",
      paragraphs: ["A few cookies, mostly for logging in. No tracking, so no banner."],
    },
    privacy: {
      heading: "Privacy policy",
      paragraphs: [
        "What is stored about you and why, who else receives any of it, when it’s deleted, and how you can download or delete it yourself.",
      ],
    },
    "terms-of-use": {
      heading: "Terms of use",
      paragraphs: [
        "What each role may have, what Premium costs, how to cancel it and get your money back, and what fair use means.",
      ],
    },
  },
};
