import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Three documents say how this server treats you and your data. They describe what the software really does.",
  sections: {
    cookie: {
      heading: "Cookie policy",
      paragraphs: ["A few cookies that signing in needs. No tracking, and so no banner."],
    },
    privacy: {
      heading: "Privacy policy",
      paragraphs: [
        "What is stored about you and why, who else receives any of it, when it is deleted, and how you download or delete it yourself.",
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
