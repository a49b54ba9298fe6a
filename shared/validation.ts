import * as z from "zod/mini";

/** The validation messages of spec §5 and those that the contract adds; their texts are in `shared/messages`. */
export type MessageKey =
  | "required"
  | "at_most"
  | "at_least"
  | "exactly"
  | "forbidden"
  | "email"
  | "password"
  | "common_password"
  | "digits"
  | "invalid"
  | "unknown_field"
  | "duplicate"
  | "too_many"
  | "too_few"
  | "number_at_most"
  | "number_at_least"
  | "range_order"
  | "policies"
  | "current_password"
  | "passkey"
  | "wrong_code";

export interface Complaint {
  key: MessageKey;
  /** The limit that the message states: characters, entries or a number. */
  length?: number;
  /** The forbidden characters, and the text without them, which a form can suggest. */
  refused?: string[];
  instead?: string | undefined;
}

/** At most this many invalid fields are reported for one request; reading stops there. */
export const MOST_COMPLAINTS = 50;
/** The longest field name that is repeated to the sender. */
const LONGEST_NAME = 100;

interface CheckContext {
  value: unknown;
  issues: unknown[];
}

/** Reports complaints from inside a zod check. */
export function complain(
  ctx: CheckContext,
  complaints: readonly Complaint[],
  path: PropertyKey[] = [],
): void {
  for (const complaint of complaints)
    ctx.issues.push({ code: "custom", input: ctx.value, path, params: complaint });
}

/**
 * A check of a list (`atMost`) that also runs if an entry is already invalid, so that every invalid field is reported at
 * once. It does not see the invalid entries.
 */
export const besideEntries = <T>(check: z.core.CheckFn<(T | undefined)[]>): z.core.$ZodCheck<T[]> =>
  z.check(check, { when: ({ value }) => Array.isArray(value) });

/** Of every entry that an earlier one equals; what was refused equals nothing. */
export function complainOfDuplicates(
  ctx: z.core.ParsePayload,
  entries: readonly (string | undefined)[],
): void {
  const known = new Set<string>();
  entries.forEach((entry, index) => {
    if (entry === undefined) return;
    if (known.has(entry)) complain(ctx, [{ key: "duplicate" }], [index]);
    known.add(entry);
  });
}

/** Like `besideEntries`, for an object: the check sees which fields were given, and nothing that is in them. */
export const besideFields = <T extends object>(
  check: (isGiven: (field: keyof T) => boolean, ctx: z.core.ParsePayload<T>) => void,
): z.core.$ZodCheck<T> =>
  z.check<T>((ctx) => check((field) => ctx.value[field] !== undefined, ctx), {
    when: ({ value }) => typeof value === "object" && value !== null,
  });

/** The invalid fields by their path ("words.create.0.term"), each with its first complaint: at most fifty. */
export function complaintsByField(issues: readonly z.core.$ZodIssue[], prefix = ""): Map<string, Complaint> {
  const fields = new Map<string, Complaint>();
  for (const issue of issues)
    for (const path of pathsOf(issue)) {
      if (fields.size >= MOST_COMPLAINTS) return fields;
      const field = [prefix, ...path.map(nameOf)].filter(Boolean).join(".");
      if (!fields.has(field)) fields.set(field, complaintOf(issue));
    }
  return fields;
}

const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.slice(0, MOST_COMPLAINTS).map((key) => [...issue.path, key])
    : [issue.path];

const nameOf = (key: PropertyKey): string => {
  const name = String(key);
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
};

function complaintOf(issue: z.core.$ZodIssue): Complaint {
  switch (issue.code) {
    case "custom":
      return isComplaint(issue.params) ? issue.params : { key: "invalid" };
    case "invalid_type":
      return { key: issue.input === undefined ? "required" : "invalid" };
    case "unrecognized_keys":
      return { key: "unknown_field" };
    case "too_big":
      return { key: sized(issue.origin) ? "too_many" : "number_at_most", length: Number(issue.maximum) };
    case "too_small":
      return { key: sized(issue.origin) ? "too_few" : "number_at_least", length: Number(issue.minimum) };
    default:
      return { key: issue.input === undefined ? "required" : "invalid" };
  }
}

const sized = (origin: string): boolean => origin === "array" || origin === "set";

const isComplaint = (
  params: Record<string, unknown> | undefined,
): params is Complaint & Record<string, unknown> => typeof params?.["key"] === "string";
