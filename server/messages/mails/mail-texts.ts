/** Mails about an account. */
export type AccountMail =
  | "verification"
  | "restore"
  | "restore_guessed"
  | "account_exists"
  | "password_changed"
  | "password_removed"
  | "passkey_added"
  | "passkey_removed"
  | "token_added"
  | "token_ended"
  | "totp_enabled"
  | "totp_disabled"
  | "second_step_locked"
  | "account_deleted"
  | "email_change"
  | "address_taken"
  | "email_changed"
  | "email_undone"
  | "address_taken_back"
  | "google_linked"
  | "google_unlinked"
  | "new_device";

export type MailKind = AccountMail | "reminder";

export type MailLink = "logIn" | "newPassword" | "undo";

/** What a mail says: the code or the device, where it has one, stands between `lead` and `note`, links stand at the end. */
export interface MailText {
  /** Without the code: subjects are logged, and shown on locked screens. */
  subject: string;
  title: string;
  lead: string;
  note: string;
}

export interface MailTexts extends Record<AccountMail, MailText> {
  /** In place of a device that did not say what it is. */
  unknownDevice: string;
  links: Record<MailLink, string>;
}
