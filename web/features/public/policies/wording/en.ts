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
  operator: "the operator of this server",
  unreachable:
    "No address has been published for this server. Please ask whoever gave you the link to it: they can tell you who runs it.",
};
