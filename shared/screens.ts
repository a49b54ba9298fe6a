import type { Role } from "./roles.ts";

/**
 * The first stage of a session that may see a screen (contract §2). "anonymous" screens are for people who are not
 * signed in, and for guests, who may sign up or log in at any time.
 */
export type Access = "public" | "anonymous" | "signed-in" | "verified" | "accepted";

interface Columns {
  /** Parameters are written as `:name`; documents also exist at `<path>/<language>`. */
  path: `/${string}`;
  access: Access;
  /** Only these roles, where a screen is not for everybody. */
  roles?: readonly Role[];
  /**
   * What is shown without JavaScript. "page": everything, in the language of the reader; "document": the same, with one
   * path per language, to which the path itself redirects; "link": enough for a preview in messengers, and nothing for
   * search engines.
   */
  publicAs?: "page" | "document" | "link";
  /** The component, by the name under which the web app exports it. */
  page: string;
  /** Between screens with the same key the content stays mounted; otherwise it is mounted again on each change of path. */
  contentKey?: string;
  /** A component that replaces the header of the frame, including the main menu. */
  header?: string;
  /** The title, where it is always the same, so that it can be shown before the rest has loaded. */
  title?: string;
  /** The width of the content: see `Main` of the design system. */
  layout?: "page" | "card" | "bare";
  /** The footer is shown on wide screens only, or never; by default always (spec §2). */
  footer?: "wide" | "never" | undefined;
  /** The screen works without a network and tells the user itself that there is none. */
  worksOffline?: true;
}

const TABLE = {
  welcome: { path: "/", access: "public", publicAs: "page", page: "LandingPage", layout: "bare" },
  about: { path: "/about", access: "public", publicAs: "page", page: "AboutPage" },
  support: { path: "/support", access: "public", publicAs: "page", page: "SupportPage" },

  auth: {
    path: "/auth",
    access: "anonymous",
    page: "AuthMenuPage",
    title: "auth.menu.title",
    layout: "card",
  },
  signUp: {
    path: "/auth/signup",
    access: "anonymous",
    page: "SignUpPage",
    title: "auth.signUp.title",
    layout: "card",
    footer: "wide",
  },
  logIn: {
    path: "/auth/login",
    access: "anonymous",
    page: "LogInPage",
    title: "auth.logIn.title",
    layout: "card",
    footer: "wide",
  },
  secondStep: { path: "/auth/login/code", access: "anonymous", page: "SecondStepPage", layout: "card" },
  guest: {
    path: "/auth/guest",
    access: "anonymous",
    page: "GuestPage",
    title: "auth.guest.title",
    layout: "card",
  },
  // Also for people who are signed in: those who use Google set a password here, in the same way as those who forgot
  // theirs.
  restore: { path: "/auth/forgetPassword", access: "public", page: "RestorePage", layout: "card" },
  restoreCode: {
    path: "/auth/forgetPassword/code",
    access: "public",
    page: "RestoreCodePage",
    layout: "card",
  },
  newPassword: {
    path: "/auth/forgetPassword/password",
    access: "public",
    page: "NewPasswordPage",
    layout: "card",
  },
  /** A sample test without an account. */
  trial: { path: "/try", access: "public", page: "TrialPage", footer: "wide", layout: "bare" },
  verify: { path: "/verify", access: "signed-in", page: "VerifyPage", layout: "card" },
  acceptPolicy: { path: "/accept-policy", access: "verified", page: "AcceptPolicyPage", layout: "card" },

  menu: { path: "/menu", access: "accepted", page: "MenuPage" },
  today: { path: "/today", access: "accepted", page: "TodayPage", worksOffline: true },
  review: {
    path: "/today/review",
    access: "accepted",
    page: "SessionPage",
    header: "SessionHeader",
    footer: "never",
    layout: "bare",
    worksOffline: true,
  },
  /** An exercise on this device that uses no test and writes no review. */
  practice: {
    path: "/practice",
    access: "accepted",
    page: "PracticePage",
    header: "PracticeHeader",
    layout: "bare",
    footer: "never",
    worksOffline: true,
  },
  progress: { path: "/progress", access: "accepted", page: "ProgressPage", title: "common.progress" },
  editUser: {
    path: "/user/edit",
    // People who do not accept the policies may still export their data and delete the account.
    access: "verified",
    roles: ["user", "premium", "developer", "friend"],
    page: "EditUserPage",
    footer: "wide",
  },
  /** How to add words from other programs and apps. */
  catching: { path: "/user/catching", access: "accepted", page: "CatchingPage" },
  /** The target of sharing from other apps (web/public/manifest.webmanifest). */
  add: { path: "/add", access: "accepted", page: "AddPage", layout: "card" },

  dictionaries: {
    path: "/dictionaries",
    access: "accepted",
    page: "DictionariesPage",
    title: "dictionaries.title",
    footer: "never",
  },
  newDictionary: {
    path: "/dictionaries/create",
    access: "accepted",
    page: "CreateDictionaryPage",
    layout: "card",
    footer: "never",
  },
  dictionary: {
    path: "/dictionaries/:dictionaryId",
    access: "accepted",
    page: "DictionaryPage",
    footer: "never",
  },
  editWords: {
    path: "/dictionaries/:dictionaryId/words/edit",
    access: "accepted",
    page: "EditWordsPage",
    footer: "never",
  },
  bringWords: {
    path: "/dictionaries/:dictionaryId/bring",
    access: "accepted",
    page: "BringPage",
    footer: "never",
  },
  editDictionary: {
    path: "/dictionaries/:dictionaryId/info/edit",
    access: "accepted",
    page: "EditDictionaryPage",
    layout: "card",
    footer: "never",
  },
  shared: { path: "/shared/:token", access: "public", publicAs: "link", page: "SharedPage" },

  newTest: {
    path: "/createTester",
    access: "accepted",
    page: "SetupPage",
    title: "testing.setup.title",
    footer: "wide",
  },
  testing: {
    path: "/testing",
    access: "accepted",
    page: "QuestionPage",
    contentKey: "question",
    header: "TestHeader",
    layout: "bare",
    footer: "wide",
  },
  skipAnswer: {
    path: "/testing/skip",
    access: "accepted",
    page: "QuestionPage",
    contentKey: "question",
    header: "TestHeader",
    layout: "bare",
    footer: "wide",
  },
  checkAnswer: {
    path: "/testing/check",
    access: "accepted",
    page: "QuestionPage",
    contentKey: "question",
    header: "TestHeader",
    layout: "bare",
    footer: "wide",
  },
  report: { path: "/testing/finish", access: "accepted", page: "ReportPage", footer: "wide" },

  plans: { path: "/plans", access: "accepted", roles: ["user"], page: "PlansPage" },
  // For Premium only (spec §2). The page checks this itself, so that it can show how a subscription has just ended.
  subscription: { path: "/subscription", access: "accepted", page: "SubscriptionPage" },
  paid: {
    path: "/stripe/success",
    access: "accepted",
    roles: ["user", "premium"],
    page: "PaidPage",
    layout: "card",
  },
  notPaid: { path: "/stripe/cancel", access: "accepted", page: "NotPaidPage", layout: "card" },

  policies: { path: "/policy", access: "public", publicAs: "document", page: "PolicyPage" },
  cookiePolicy: { path: "/policy/cookie", access: "public", publicAs: "document", page: "PolicyPage" },
  privacyPolicy: { path: "/policy/privacy", access: "public", publicAs: "document", page: "PolicyPage" },
  termsOfUse: { path: "/policy/terms-of-use", access: "public", publicAs: "document", page: "PolicyPage" },
} as const satisfies Readonly<Record<string, Columns>>;

export type ScreenName = keyof typeof TABLE;
type Row = (typeof TABLE)[ScreenName];
/** The components that the web app must provide. */
export type ScreenComponent = Row["page"] | Extract<Row, { header: string }>["header"];

export interface ScreenFacts extends Columns {
  page: Row["page"];
  header?: Extract<Row, { header: string }>["header"];
  /** The key of a string of the web app. */
  title?: Extract<Row, { title: string }>["title"];
}

/**
 * Every screen (spec §2), with what the browser needs to know of it. Facts that only the server and the build need are
 * in `screen-reads.ts`, which the app does not load.
 */
export const SCREENS: Readonly<Record<ScreenName, ScreenFacts>> = TABLE;

/** The path of a screen, with its parameter filled in. */
export const pathOf = (name: ScreenName, parameter = ""): string =>
  SCREENS[name].path.replace(/:\w+/, () => parameter);

/** All screens, in an order in which the first matching path is the right one. */
export const SCREEN_ROWS = Object.entries(SCREENS) as readonly (readonly [ScreenName, ScreenFacts])[];
