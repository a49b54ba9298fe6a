import type { FastifyRequest } from "fastify";

type SecurityEvent =
  | "guest_created"
  | "signed_up"
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "session_ended"
  | "proved"
  | "proof_failed"
  | "address_verified"
  | "verification_failed"
  | "restore_requested"
  | "restore_verified"
  | "restore_failed"
  | "password_changed"
  | "password_change_failed"
  | "email_change_requested"
  | "email_changed"
  | "email_change_failed"
  | "email_change_undone"
  | "google_unlinked"
  | "password_removed"
  | "passkey_added"
  | "passkey_removed"
  | "account_deleted";

/** What an operator wants to find later: who did what from where. Never a secret, an address or a word. */
export function logEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  facts: { user?: string | undefined; by?: "password" | "passkey" | "google" | "restore" } = {},
): void {
  request.server.metrics.accountEvents.inc({ event });
  request.log.info({ event, ip: request.ip, ...facts }, event);
}
