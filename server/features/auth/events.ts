import type { FastifyRequest } from "fastify";

export type SecurityEvent =
  | "guest_created"
  | "signed_up"
  | "signed_in"
  | "sign_in_failed"
  | "second_step_asked"
  | "second_step_failed"
  | "second_step_locked"
  | "totp_enabled"
  | "totp_disabled"
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
  | "google_linked"
  | "google_unlinked"
  | "password_removed"
  | "passkey_added"
  | "passkey_removed"
  | "token_added"
  | "token_ended"
  | "account_deleted";

interface Facts {
  user?: string | undefined;
  by?: "password" | "passkey" | "google" | "restore" | "totp" | "recovery_code";
}

/** Logs what an operator may want to find later: who did what from where. Never a secret, an address or a word. */
export function logEvent(request: FastifyRequest, event: SecurityEvent, facts: Facts = {}): void {
  logStoredEvent(request, event, facts);
  (request.securityEvents ??= []).push({ event, accountId: facts.user ?? null, by: facts.by ?? null });
}

/** The same for an event that the transaction has stored beside what it tells of. */
export function logStoredEvent(request: FastifyRequest, event: SecurityEvent, facts: Facts): void {
  request.server.metrics.accountEvents.inc({ event });
  request.log.info({ event, ip: request.ip, ...facts }, event);
}
