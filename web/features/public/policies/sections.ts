import { POLICIES } from "../../../../shared/policies.ts";
import type { Role } from "../../../../shared/roles.ts";

/** The overview, and the three documents that people accept. */
export const DOCUMENTS = ["overview", ...POLICIES] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export const documentAt = (path: string): DocumentName =>
  POLICIES.find((policy) => policy === path.split("/")[2]) ?? "overview";

/** Each document's sections in their order, alike in every language; the names are also the anchors of links. */
export const SECTIONS = {
  overview: POLICIES,
  cookie: ["short", "cookies", "device", "others", "control", "contact"],
  privacy: [
    "responsible",
    "short",
    "account",
    "words",
    "sessions",
    "traces",
    "mail",
    "google",
    "payment",
    "translation",
    "recipients",
    "retention",
    "rights",
    "grounds",
    "contact",
  ],
  "terms-of-use": [
    "service",
    "account",
    "limits",
    "content",
    "conduct",
    "premium",
    "cancellation",
    "results",
    "liability",
    "ending",
    "contact",
  ],
} as const satisfies Record<DocumentName, readonly string[]>;

export type SectionName<Name extends DocumentName> = (typeof SECTIONS)[Name][number];

/** Texts may name `{{operator}}` (as the subject of a sentence) and `{{price}}` (of Premium, with its currency). */
export interface Section {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  /** Things by their names, each with what it is for. */
  entries?: readonly { term: string; text: string }[];
  /** What each role may have: the figures are the code's own. */
  limits?: LimitsTable;
}

export interface LimitsTable {
  role: string;
  dictionaries: string;
  wordsPerDictionary: string;
  testsPerDay: string;
  roles: Record<Role, string>;
}

export interface PolicyDocument<Name extends DocumentName> {
  /** The document in a sentence or two. */
  lead: string;
  sections: Record<SectionName<Name>, Section>;
}

/** A document whose name is not known before it is loaded. */
export interface AnyDocument {
  lead: string;
  sections: Readonly<Record<string, Section>>;
}

/** What all documents of one language share. */
export interface Wording {
  titles: Record<DocumentName, string>;
  /** With `{{date}}`. */
  version: string;
  contents: string;
  /** Names the links to the same document in other languages. */
  languages: string;
  /** Leads from the overview to a document. */
  readOn: string;
  /** The operator where no name is set, within a sentence. */
  operator: string;
  /** Where no address for letters or e-mail is set. */
  unreachable: string;
}
