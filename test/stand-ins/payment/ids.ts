import { randomBytes } from "node:crypto";

/** `cus_` and similar prefixes, with as many letters and digits as the provider uses. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomBytes(length).toString("base64").replace(/[+/=]/g, "").slice(0, length)}`;
}

/** A reference is an id, or the object itself if it was expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  if (typeof reference === "string") return reference;
  if (!reference) throw new Error("a reference that has to be there is empty");
  return reference.id;
}
