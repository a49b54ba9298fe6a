import { domainToASCII } from "node:url";

/** Whole runs of what an address may be made of unquoted; no space, comma, bracket, quote, colon or control character. */
const LOCAL_PART = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}$/u;
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/** Whether exactly one mailbox is meant; whatever could name a second one, or a header, is not. */
export function isMailbox(address: string): boolean {
  const at = address.lastIndexOf("@");
  if (at < 1 || !LOCAL_PART.test(address.slice(0, at))) return false;
  const domain = address.slice(at + 1);
  // A domain of other letters is mapped to ASCII; characters that end a domain in a URL never reach that.
  return /^[\p{L}\p{M}\p{N}._-]+$/u.test(domain) && DOMAIN.test(domainToASCII(domain));
}
