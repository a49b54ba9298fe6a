import { SCREENS } from "../../shared/screens.ts";

const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year; every answer renews it. */
const VALID_DAYS = 180;

interface Place {
  publicUrl: string;
  supportEmail: string | null;
}

/** Where a weakness of this server can be reported (RFC 9116). */
export function securityTxt({ publicUrl, supportEmail }: Place, now = Date.now()): string {
  return [
    `Contact: ${supportEmail ? `mailto:${supportEmail}` : publicUrl + SCREENS.support.path}`,
    `Expires: ${new Date(now + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en, de, uk, fr, es, it, pl, ru",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
