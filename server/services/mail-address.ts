import { domainToASCII } from "node:url";

import { short } from "../../shared/text/bounds.ts";
import { pattern } from "../../shared/text/transform.ts";

/**
 * The characters that an unquoted address may consist of; no space, comma, bracket, quote, colon or control character.
 */
const LOCAL_PART = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}$/u;
const INTERNATIONAL = pattern(/^[\p{L}\p{M}\p{N}._-]+$/u);
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/** Whether the text names exactly one mailbox; anything that could name a second one, or a header, does not. */
export function isMailbox(address: string): boolean {
  const at = address.lastIndexOf("@");
  if (at < 1 || !LOCAL_PART.test(address.slice(0, at))) return false;
  const domain = address.slice(at + 1);
  // An international domain is mapped to ASCII; characters that would end the domain in a URL never get here.
  return INTERNATIONAL.test(short(domain)) && DOMAIN.test(domainToASCII(domain));
}
