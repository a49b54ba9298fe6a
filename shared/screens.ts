import type { Role } from "./roles.ts";

/**
 * The first stage of a session that may see a screen (contract §2). "anonymous" screens are for those
 * who are not signed in, and for guests, who may sign up or log in at any time.
 */
export type Access = "public" | "anonymous" | "signed-in" | "verified" | "accepted";

interface Columns {
  /** Parameters as `:name`; documents are also at `<path>/<language>`. */
  path: `/${string}`;
  access: Access;
  /** Only these roles, where a screen is not for everyone. */
  roles?: readonly Role[];
  /**
   * What is told without a script. "page": all of it, in the language that is asked for; "document": the same, with a path
   * for each language, to which the path itself leads; "link": enough for messengers, and nothing for search engines.
   */
  publicAs?: "page" | "document" | "link";
  /** The component, by the name under which the web app exports it. */
  page: string;
  /** The same, in place of the frame's header; the main menu disappears with it. */
  header?: string;
  /** The title, where it is always the same: it stands there before the rest. */
  title?: string;
  /** How wide the content is: see `Main` of the design system. */
  layout?: "page" | "card" | "bare";
  /** The footer is shown on wide screens only, or never; otherwise always (spec §2). */
  footer?: "wide" | "never" | undefined;
  /** It works without a network, and says itself what there is to say of that. */
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
  // For the signed in too: who logs in with Google sets a password in the same way as who forgot theirs.
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
  /** A sample test, without an account. */
  trial: { path: "/try", access: "public", page: "TrialPage", layout: "bare" },
  verify: { path: "/verify", access: "signed-in", page: "VerifyPage", layout: "card" },
  acceptPolicy: { path: "/accept-policy", access: "verified", page: "AcceptPolicyPage", layout: "card" },

  menu: { path: "/menu", access: "accepted", page: "MenuPage" },
  today: { path: "/today", access: "accepted", page: "TodayPage", worksOffline: true },
  review: {
    path: "/today/review",
    access: "accepted",
    page: "SessionPage",
    header: "SessionHeader",
    layout: "bare",
    worksOffline: true,
  },
  progress: { path: "/progress", access: "accepted", page: "ProgressPage", title: "common.progress" },
  editUser: {
    path: "/user/edit",
    // Who does not accept the policies may still take their data and leave.
    access: "verified",
    roles: ["user", "premium", "developer", "friend"],
    page: "EditUserPage",
    footer: "wide",
  },
  /** How words come from other programs and apps. */
  catching: { path: "/user/catching", access: "accepted", page: "CatchingPage" },
  /** Where they are brought (web/public/manifest.webmanifest). */
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
    header: "TestHeader",
    layout: "bare",
    footer: "wide",
  },
  skipAnswer: {
    path: "/testing/skip",
    access: "accepted",
    page: "SkipPage",
    header: "TestHeader",
    layout: "bare",
    footer: "wide",
  },
  checkAnswer: {
    path: "/testing/check",
    access: "accepted",
    page: "CheckPage",
    header: "TestHeader",
    layout: "bare",
    footer: "wide",
  },
  report: { path: "/testing/finish", access: "accepted", page: "ReportPage", footer: "wide" },

  plans: { path: "/plans", access: "accepted", roles: ["user"], page: "PlansPage" },
  // For Premium only (spec §2): the page itself sees to it, so that it can say how a subscription has just ended.
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
/** What the web app has to draw. */
export type ScreenComponent = Row["page"] | Extract<Row, { header: string }>["header"];

export interface ScreenFacts extends Columns {
  page: Row["page"];
  header?: Extract<Row, { header: string }>["header"];
  /** A string of the web app. */
  title?: Extract<Row, { title: string }>["title"];
}

/**
 * Every screen (spec §2), and what the browser has to know of it. What only the server and the build know of a screen stands
 * in `screen-reads.ts`, which the app does not load.
 */
export const SCREENS: Readonly<Record<ScreenName, ScreenFacts>> = TABLE;

/** The path of a screen, with its parameter in place where it has one. */
export const pathOf = (name: ScreenName, parameter = ""): string =>
  SCREENS[name].path.replace(/:\w+/, () => parameter);

/** The rows, in an order in which the first path that fits is the right one. */
export const SCREEN_ROWS = Object.entries(SCREENS) as readonly (readonly [ScreenName, ScreenFacts])[];
