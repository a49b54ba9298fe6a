import type { InterfaceLanguage } from "../shared/languages.ts";
import type { Policy } from "../shared/policies.ts";

/** Every link inside the web app is built here (spec §2). */
export const paths = {
  welcome: "/",
  about: "/about",
  support: "/support",

  auth: "/auth",
  signUp: "/auth/signup",
  logIn: "/auth/login",
  secondStep: "/auth/login/code",
  guest: "/auth/guest",
  restore: "/auth/forgetPassword",
  restoreCode: "/auth/forgetPassword/code",
  newPassword: "/auth/forgetPassword/password",
  /** A sample test, without an account. */
  trial: "/try",
  trialIn: (language: string) => `/try?learn=${language}`,
  /** There, on the way to keeping its words. */
  keepTrial: (language: string) => `/try?learn=${language}&keep=`,
  verify: "/verify",
  acceptPolicy: "/accept-policy",

  menu: "/menu",
  today: "/today",
  review: "/today/review",
  progress: "/progress",
  editUser: "/user/edit",
  /** How words come from other programs and apps. */
  catching: "/user/catching",

  dictionaries: "/dictionaries",
  newDictionary: "/dictionaries/create",
  dictionary: (id: string) => `/dictionaries/${id}`,
  /** The words of one tag. */
  taggedWords: (id: string, tag: string) => `/dictionaries/${id}?${new URLSearchParams({ tag }).toString()}`,
  editWords: (id: string) => `/dictionaries/${id}/words/edit`,
  bringWords: (id: string) => `/dictionaries/${id}/bring`,
  editDictionary: (id: string) => `/dictionaries/${id}/info/edit`,

  /** Where a shared dictionary is shown to everybody. */
  shared: (token: string) => `/shared/${token}`,
  /** There, on the way to copying it: whatever is missing for that comes first. */
  copyShared: (token: string) => `/shared/${token}?copy=`,

  /** With a dictionary's id, that dictionary is chosen already. */
  newTest: (dictionaryId?: string) =>
    dictionaryId ? `/createTester?dictionary=${dictionaryId}` : "/createTester",
  /** With the words of a tag chosen already. */
  newTestOfTag: (dictionaryId: string, tag: string) =>
    `/createTester?${new URLSearchParams({ dictionary: dictionaryId, tag }).toString()}`,
  /** With the words that were never tested chosen already. */
  newTestOfUntested: (dictionaryId: string) =>
    `/createTester?${new URLSearchParams({ dictionary: dictionaryId, by: "untested" }).toString()}`,
  testing: "/testing",
  skipAnswer: "/testing/skip",
  checkAnswer: "/testing/check",
  report: "/testing/finish",
  keptReport: (id: string) => `/testing/finish?report=${id}`,

  plans: "/plans",
  subscription: "/subscription",
  paid: "/stripe/success",
  notPaid: "/stripe/cancel",

  policies: (language?: InterfaceLanguage) => (language ? `/policy/${language}` : "/policy"),
  policy: (policy: Policy, language?: InterfaceLanguage) =>
    language ? `/policy/${policy}/${language}` : `/policy/${policy}`,
} as const;
