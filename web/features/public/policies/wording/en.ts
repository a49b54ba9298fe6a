import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Policies",
    cookie: "Cookie policy",
    privacy: "Privacy policy",
    "terms-of-use": "Terms of use",
  },
  version: "Version of {{date}}",
  contents: "Contents",
  languages: "This document in other languages",
  readOn: "Read it in full",
  operator: "someone who hasn’t published a name",
  unreachable:
    "No address has been published for this server. Please ask the person who gave you the link: they can tell you who runs it.",
};
