import type { MailTexts } from "./index.ts";

export const en: MailTexts = {
  verification: {
    subject: "Your Wordhoard verification code",
    title: "Confirm your email address",
    lead: "Enter this code in Wordhoard to confirm your email address:",
    note: "The code is valid for 10 minutes. If you didn’t sign up for Wordhoard, ignore this email: nothing happens without the code.",
  },
  restore: {
    subject: "Your code for a new Wordhoard password",
    title: "Set a new password",
    lead: "Enter this code in Wordhoard to set a new password:",
    note: "The code is valid for 10 minutes, in the browser you requested it from. If you didn’t request it, ignore this email: your password stays the same.",
  },
  restore_guessed: {
    subject: "Wrong codes for your Wordhoard password",
    title: "Someone is guessing codes",
    lead: "Someone entered wrong codes for a new password of your account, more often than we allow in a day. Nothing has changed: your password works as before.",
    note: "If it was you, log in with your password, or ask for a new code tomorrow. If it was not, there is nothing you need to do.",
  },
  account_exists: {
    subject: "You already have a Wordhoard account",
    title: "You already have an account",
    lead: "Someone, probably you, tried to sign up for Wordhoard with this email address. It already has an account, so nothing has changed.",
    note: "If it wasn’t you, ignore this email.",
  },
  password_changed: {
    subject: "Your Wordhoard password has been changed",
    title: "Your password has been changed",
    lead: "Your account’s password has just been changed, and all your other devices have been logged out.",
    note: "If it wasn’t you, set a new password right away.",
  },
  password_removed: {
    subject: "Your Wordhoard account has no password any more",
    title: "Your password was removed",
    lead: "Your account’s password has just been removed. From now on you log in with a passkey or with Google.",
    note: "If it wasn’t you, set a new password right away.",
  },
  passkey_added: {
    subject: "A passkey was added to your Wordhoard account",
    title: "A passkey was added",
    lead: "A passkey has just been added to your account. Anyone who has it can log in without your password.",
    note: "If it wasn’t you, remove the passkey in your settings and set a new password right away.",
  },
  passkey_removed: {
    subject: "A passkey was removed from your Wordhoard account",
    title: "A passkey was removed",
    lead: "A passkey has just been removed from your account. It can’t be used to log in any more.",
    note: "If it wasn’t you, set a new password right away.",
  },
  token_added: {
    subject: "A key to your Wordhoard account was made",
    title: "A new key was made",
    lead: "A key has just been made with which another program, such as a browser extension, can read your words and add to them. It opens nothing else in your account.",
    note: "If it wasn’t you, end the key in your settings and set a new password right away.",
  },
  token_ended: {
    subject: "A key to your Wordhoard account was ended",
    title: "A key was ended",
    lead: "A key of your account has just been ended. The program that used it can no longer read your words or add to them.",
    note: "If it wasn’t you, set a new password right away.",
  },
  totp_enabled: {
    subject: "One-time codes are on for your Wordhoard account",
    title: "One-time codes are on",
    lead: "From now on, logging in to your account takes a code from your app as well.",
    note: "Keep the recovery codes in a safe place: each of them lets you in once when you don’t have your phone. If it wasn’t you, set a new password and end all other sessions in the settings.",
  },
  totp_disabled: {
    subject: "One-time codes are off for your Wordhoard account",
    title: "One-time codes are off",
    lead: "From now on, logging in to your account takes no code from your app, and the recovery codes are void.",
    note: "If it wasn’t you, set a new password right away.",
  },
  second_step_locked: {
    subject: "Wrong one-time codes for your Wordhoard account",
    title: "Someone is guessing one-time codes",
    lead: "Someone knows how to do the first step of logging in to your account, and entered ten wrong one-time codes within an hour. For an hour no code is accepted.",
    note: "If it wasn’t you, set a new password right away: somebody else knows yours.",
  },
  account_deleted: {
    subject: "Your Wordhoard account has been deleted",
    title: "Your account has been deleted",
    lead: "Your account has been deleted, with all its dictionaries, words and test results. This can’t be undone. If you had a subscription, it has been cancelled.",
    note: "Thank you for learning with Wordhoard. You can sign up again at any time.",
  },
  links: { logIn: "Log in", newPassword: "Set a new password" },
};
